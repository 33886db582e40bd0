import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tariffInForce } from '#content/tariffs.ts';
import { FeeTable } from './prose-tables.tsx';

test('a price and its group are two words to a screen reader, a copy and the search', () => {
  const html = renderToStaticMarkup(
    <FeeTable tariff={tariffInForce()} lines="sepa-out,instant-out" />,
  );
  expect(html.replace(/<[^>]*>/g, '')).toContain('Sent SEPA€');
});
