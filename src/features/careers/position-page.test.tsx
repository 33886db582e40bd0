import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PayScale } from './position-page.tsx';

const salary = { id: 'analyst', from: 50_000, to: 50_000 };
const render = (ranges: readonly (typeof salary)[]) =>
  renderToStaticMarkup(<PayScale ranges={ranges} current="analyst" currency="EUR" />);

test('there is no pay scale after the last position has closed', () => {
  expect(render([])).toBe('');
});

test('the scale of a single salary begins with it', () => {
  const html = render([salary]);
  expect(html).toContain('50,000');
  expect(html).toContain('60,000');
  expect(html).not.toContain('NaN');
});
