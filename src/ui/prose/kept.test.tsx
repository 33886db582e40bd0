import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Kept } from './kept.tsx';

test('short compounds, numbers of acts and postcodes of a text are pieces that stay whole', () => {
  const text = 'Cut-off times under Directive 2009/110/EC, to LT-00000, well-known';
  const html = renderToStaticMarkup(<Kept>{text}</Kept>);
  const pieces = [...html.matchAll(/<span data-whole="">([^<]*)<\/span>/g)].map(
    ([, piece]) => piece,
  );
  expect(pieces).toEqual(['Cut-off', '2009/110/EC', 'LT-00000']);
  expect(html.replace(/<[^>]*>/g, '')).toBe(text);
});
