import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { PLAN, VERSIONS } from '#tariff/tariff.fixture.ts';
import { compareVersions } from '#tariff/versions.ts';
import { en } from '#words/en.ts';
import { messagesOf, setMessages } from '#words/words.ts';
import { ChangeRows } from './change-rows.tsx';
import { Calculator } from './month/calculator.tsx';
import { monthFacts } from './month/month-facts.ts';
import { sheetOf } from './sheet.ts';
import { PriceTable } from './tariff/price-table.tsx';

const [, current, next] = VERSIONS.map((tariff) => ({ ...tariff, currency: 'CHF' }));
const example = Object.fromEntries(
  PLAN.fields.map(({ id }) => [id, { number: '3', average: '12,000' }]),
);

function shown() {
  if (!current || !next) throw new Error('the fixture has three versions');
  const sheet = sheetOf(current, 'companies', { next, limits: [], cutOffs: [] });
  const facts = monthFacts(current, next, PLAN, { companies: example, individuals: example });
  const texts = {
    ...{ heading: 'Month', bill: 'Bill', own: 'Own', notes: [], still: 'Still' },
    ...{ begin: '', register: 'Open', copy: 'Copy', print: 'Print', presets: [] },
  };
  return {
    list: sheet.groups.map((group) => <PriceTable key={group.id} group={group} sheet={sheet} />),
    changes: <ChangeRows list={compareVersions(current, next).companies} />,
    month: <Calculator facts={facts} texts={texts} registerHref="/" />,
  };
}

test.each(Object.entries(shown()))(
  'in %s every sum is in the currency of the tariff',
  (_, node) => {
    const html = renderToStaticMarkup(node);
    expect(html).toMatch(/CHF \d/);
    expect(html.match(/.{0,40}(€|\bEUR\b|\beuro\b).{0,20}/gi)).toBeNull();
  },
);

const messages = new Map(messagesOf(en));
afterEach(() => setMessages(() => ({ language: 'en', messages })));

test.each([
  ['en', false],
  ['fr', true],
  ['de', true],
  ['de-CH', false],
])('in %s the code of a field stands where the language has it', (language, behind) => {
  setMessages(() => ({ language, messages }));
  const [, classes] =
    /<span class="([^"]*)" aria-hidden="true">CHF<\/span><input/.exec(
      renderToStaticMarkup(shown().month),
    ) ?? [];
  expect(classes).toMatch(/code/);
  expect(/behind/.test(classes ?? '')).toBe(behind);
});
