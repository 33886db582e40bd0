import type { Element, ElementContent, Root, RootContent } from 'hast';

function copied<Node extends RootContent | ElementContent>(node: Node): Node {
  if (node.type !== 'element') return { ...node };
  const { tagName, properties, children } = node as Element;
  return {
    type: 'element',
    tagName,
    properties: { ...properties },
    children: children.map(copied),
  } as Node;
}

/** A deep copy of a tree, without positions; `structuredClone` takes ten times as long. */
export const copyOf = ({ children }: Root): Root => ({
  type: 'root',
  children: children.map(copied),
});
