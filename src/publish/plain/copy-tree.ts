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

/** A tree of its own, without the places in the page: a structured clone takes ten times as long. */
export const copyOf = ({ children }: Root): Root => ({
  type: 'root',
  children: children.map(copied),
});
