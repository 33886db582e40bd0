import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FeeTable } from './prose-tables.tsx';

test('the name of a line and its group are separated by a space for screen readers, copying and search', () => {
  const html = renderToStaticMarkup(<FeeTable lines="sepa-out,instant-out" />);
  expect(html.replace(/<[^>]*>/g, '')).toContain('Sent SEPA€');
});
