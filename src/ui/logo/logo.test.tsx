import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Logo } from './logo.tsx';

test.each([
  [26, 30, '26x30'],
  [28, 28, '28x28'],
  [96, 96, '30x30'],
  [96, 48, '60x30'],
])('a mark of %d by %d is shown as %s', (width, height, shown) => {
  const html = renderToStaticMarkup(<Logo name="Name" mark={{ width, height, shapes: [] }} />);
  const [, ...size] = /width="(\d+)" height="(\d+)"/.exec(html) ?? [];
  expect(size.join('x')).toBe(shown);
});
