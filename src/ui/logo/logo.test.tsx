import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Logo } from './logo.tsx';

test.each([
  [26, 30, 26],
  [96, 96, 30],
  [96, 48, 60],
])('a mark of %d to %d is %d wide beside the name', (width, height, shown) => {
  const html = renderToStaticMarkup(<Logo name="Name" mark={{ width, height, shapes: [] }} />);
  expect(html).toContain(`width="${shown}" height="30"`);
});
