import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { COMPANIES_ONLY, PLAN } from '#tariff/tariff.fixture.ts';
import { versionsOn } from '#tariff/versions.ts';
import { Archive } from './archive.tsx';
import { Calculator } from './month/calculator.tsx';
import { monthFacts } from './month/month-facts.ts';
import { sheetOf } from './sheet.ts';
import { PriceList } from './tariff/price-list.tsx';

/** The parts of the fees page, for an institution without individuals as clients. */
const facts = monthFacts(COMPANIES_ONLY, null, PLAN, { companies: {}, individuals: {} });
const texts = {
  ...{ heading: 'Month', bill: 'Bill', notes: [], still: 'Still' },
  ...{ begin: '', register: 'Open', copy: 'Copy', print: 'Print', presets: [] },
};
const sheet = sheetOf(COMPANIES_ONLY, 'companies', { next: null, limits: [], cutOffs: [] });
const parts = {
  list: <PriceList sheets={[sheet]} texts={{ category: 'Why', none: 'None' }} />,
  files: <Archive lead="" slug="acme" versions={versionsOn([COMPANIES_ONLY], '2026-11-15')} />,
  month: <Calculator facts={facts} texts={texts} registerHref="/" />,
};

test.each(Object.entries(parts))('%s mentions companies and no individuals', (_, part) => {
  const html = renderToStaticMarkup(part);
  expect(html).toMatch(/companies/i);
  expect(html).not.toMatch(/individual/i);
  expect(html).not.toContain('Prices for</');
});
