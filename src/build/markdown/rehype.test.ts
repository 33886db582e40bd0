import type { Element, ElementContent, Root } from 'hast';
import { expect, test } from 'vitest';
import { headingAnchors, scrollingTables } from './rehype.ts';

function element(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

const heading = (value: string) => element('h2', { type: 'text', value });

test('every table has a frame that is named after its heading, and no name comes twice', () => {
  const root: Root = {
    type: 'root',
    children: [element('table'), heading('Which days'), element('table'), element('table')],
  };
  headingAnchors()(root);
  scrollingTables()(root);
  const frames = root.children.filter(
    (node): node is Element => node.type === 'element' && node.tagName === 'div',
  );
  expect(frames.map(({ properties }) => properties.ariaLabel)).toEqual([
    'Table',
    'Table: Which days',
    'Table 2: Which days',
  ]);
  expect(frames.map(({ children }) => (children[0] as Element).tagName)).toEqual(
    Array(3).fill('table'),
  );
});
