import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { copyOf } from './copy-tree.ts';

const HTML = '<p class="a b">One <b id="c">two</b><!-- three --></p><pre>4\n</pre>';

test('a copy has the same content, and changes to it leave the original unchanged', () => {
  const tree = fromHtml(HTML, { fragment: true });
  const copy = copyOf(tree);
  expect(toHtml(copy)).toBe(HTML);
  const [first] = copy.children;
  if (first?.type !== 'element') throw new Error('no element');
  first.properties = { ...first.properties, id: 'x' };
  first.children.splice(1, 2);
  copy.children.pop();
  expect(toHtml(tree)).toBe(HTML);
});
