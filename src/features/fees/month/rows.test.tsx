import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VERSIONS } from '#tariff/tariff.fixture.ts';
import { AccountRow } from './rows.tsx';

const [tariff] = VERSIONS;

test.each([
  [1, false],
  [2, true],
])('of %s categories there is a choice: %s', (count, isChoice) => {
  if (!tariff) throw new Error('the fixture has no tariff');
  const categories = tariff.companies.categories.slice(0, count);
  const html = renderToStaticMarkup(
    <AccountRow
      row={{
        ...{ field: 'account', part: 'account', lineId: 'monthly', label: 'Monthly fee' },
        ...{ status: 'charged', rule: '', amount: '9.00', errors: {} },
      }}
      currency="EUR"
      audience="companies"
      category={categories[0]?.id ?? ''}
      audiences={{
        companies: { ...tariff.companies, categories },
        individuals: { ...tariff.individuals, categories: [], groups: [] },
      }}
      rails={[]}
      onChoose={() => undefined}
    />,
  );
  expect(html.includes('<select')).toBe(isChoice);
  for (const { label } of categories) expect(html).toContain(label);
});
