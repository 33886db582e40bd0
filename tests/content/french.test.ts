import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainReport } from '#check/report.ts';
import { check } from '#check/run.ts';
import { unjudged } from '#check/words/of-language.ts';
import { brand } from '#content/brand.ts';
import { CONTENT_DIR, layOver } from '#content/files.ts';
import { navigation } from '#content/navigation.ts';
import { forget } from '#content/once.ts';
import { feePage, feeVersions } from '#content/queries/fees-query.ts';
import { site, supportHours } from '#content/site.ts';
import { Calculator } from '#features/fees/month/calculator.tsx';
import { PaperRow } from '#features/fees/month/paper.tsx';
import { monthOfToday } from '#features/fees/page-data.ts';
import { wanted } from '#search/query/query.ts';
import { CookieBanner } from '#shell/cookie-banner/cookie-banner.tsx';
import { NotFound } from '#shell/errors/not-found.tsx';
import { Footer } from '#shell/footer/footer.tsx';
import type { BillRow } from '#tariff/bill.ts';
import { dayParts, dayText, shortDay } from '#tariff/day.ts';
import { priceText } from '#tariff/describe.ts';
import { readAmount } from '#tariff/input.ts';
import { formatMoney, formatPercent, formatRoundMoney } from '#tariff/money.ts';
import { Days } from '#ui/day/day-text.tsx';
import { plain as folded } from '#ui/filter/filter.ts';
import { stem } from '#ui/filter/stem.ts';
import { direction } from '#words/formats.ts';

/** The same content, but for the language: what code says is French, down to its numbers. */

const ANSWER = 'faq/accounts/currencies.mdx';
/** The second institution has a statement of its own, and other answers. */
const isShipped = existsSync(join(CONTENT_DIR, ANSWER));
const SITE = readFileSync(join(CONTENT_DIR, 'site.yaml'), 'utf8');
const inLanguage = (language: string) =>
  SITE.replace(/^language: .*\n/m, '').concat(`\nlanguage: ${language}\n`);

/** A text with spaces of every width as plain ones. */
const plain = (text: string) => text.replace(/\s/g, ' ');
const textOf = (html: string) => plain(html.replace(/<[^>]+>/g, '').replaceAll('&#x27;', "'"));

beforeAll(() => {
  layOver({ 'site.yaml': inLanguage('fr') });
  forget();
});

afterAll(() => {
  layOver({});
  forget();
});

test('days, sums and shares are written as in French', () => {
  expect(dayText('2026-11-02')).toBe('2 novembre 2026');
  expect(dayText('2026-12-01')).toBe('1er décembre 2026');
  expect(plain(shortDay('2026-07-14'))).toBe('14 juil. 2026');
  expect([dayParts('2026-06-14')[1], dayParts('2026-07-14')[1]]).toEqual(['juin', 'juil']);
  expect(formatMoney('1234.56', 'EUR')).toBe('1\u202f234,56\u00a0€');
  expect(formatMoney('-1234.56', 'USD')).toBe('−1\u202f234,56\u00a0USD');
  expect(formatRoundMoney('50000.00', 'EUR')).toBe('50\u202f000\u00a0€');
  expect(plain(formatPercent('0.125'))).toBe('0,125 %');
});

describe('an amount is read with the signs of French', () => {
  test.each([
    ['1 234,56', '1234.56'],
    ['1\u202f234,56\u00a0€', '1234.56'],
    ['1234,56', '1234.56'],
    ['65 000', '65000.00'],
    ['1,234.56', '1234.56'],
  ])('%s', (typed, value) => expect(readAmount(typed, '1000000.00', 'EUR')).toEqual({ value }));

  test('and refused in French', () => {
    expect(readAmount('douze', '1000000.00', 'EUR')).toEqual({ error: 'Des chiffres uniquement.' });
  });
});

test('a price says its terms in French', () => {
  const price = { kind: 'percent', percent: '0.40', min: '10.00', max: null } as const;
  expect(plain(priceText(price, 'EUR'))).toBe('0,40 % (min. 10,00 €)');
});

test.runIf(isShipped)('the shell speaks French', () => {
  const footer = textOf(
    renderToStaticMarkup(
      createElement(Footer, {
        site: site(),
        hours: supportHours(site()),
        mark: brand().mark,
        menu: navigation().footer,
        year: 2026,
        languages: [],
      }),
    ),
  );
  expect(footer).toContain('est un établissement de monnaie électronique agréé');
  expect(footer).toContain('heure de');
  expect(textOf(renderToStaticMarkup(createElement(NotFound)))).toContain('Page introuvable !');
  expect(renderToStaticMarkup(createElement(CookieBanner))).toContain('Accepter');
});

test('the calculator counts and speaks in French', () => {
  const { month } = feePage();
  const facts = monthOfToday();
  const examples = {
    ...facts.examples,
    companies: { swiftIn: { number: '1', average: '65 000,50' } },
  };
  const said = textOf(
    renderToStaticMarkup(
      createElement(Calculator, { facts: { ...facts, examples }, texts: month, registerHref: '/' }),
    ),
  );
  expect(said).toContain(`Grille tarifaire ${feeVersions().current.version}, entreprises`);
  expect(said).toMatch(/Total ?\d[\d ]*,\d\d €/);
  expect(said).not.toMatch(/\d\.\d\d/);
});

test('a sum on the bill has its currency behind it, heard as it is read', () => {
  const row = { rule: 'x', amount: '9.50', status: 'charged' } as BillRow;
  const said = textOf(renderToStaticMarkup(createElement(PaperRow, { row, currency: 'EUR' })));
  expect(said).toBe('x: 9,50 €');
});

test('a language from right to left is said of every page', () => {
  expect(direction()).toBeUndefined();
  const words = readFileSync('src/words/fr.yaml', 'utf8');
  layOver({ 'site.yaml': inLanguage('ar'), 'words/ar.yaml': words });
  expect(direction()).toBe('rtl');
  layOver({ 'site.yaml': inLanguage('fr') });
});

test('a span of days has the order of the language', () => {
  const days = renderToStaticMarkup(
    createElement(Days, { from: '2026-09-01', until: '2027-01-31' }),
  );
  expect(textOf(days)).toBe('du 1er septembre 2026 au 31 janvier 2027');
});

test.runIf(isShipped)('rules that know English judge nothing, and the check says so', async () => {
  const english = 'Sunday 2 November 2026';
  const answer = readFileSync(join(CONTENT_DIR, ANSWER), 'utf8');
  layOver({ 'site.yaml': inLanguage('fr'), [ANSWER]: `${answer}\nIt was ${english}.\n` });
  const french = await check();
  expect(plainReport(french)).not.toContain(english);
  expect(unjudged()).toContain('Not judged in fr');
  layOver({ [ANSWER]: `${answer}\nIt was ${english}.\n` });
  expect(plainReport(await check())).toContain(english);
  expect(unjudged()).toBeNull();
});

test('a language whose forms of words the search does not know says so', () => {
  const words = readFileSync('src/words/fr.yaml', 'utf8');
  layOver({ 'site.yaml': inLanguage('pl'), 'words/pl.yaml': words });
  expect(unjudged()).toContain('The search knows no other forms');
  layOver({ 'site.yaml': inLanguage('fr') });
  expect(unjudged()).not.toContain('search');
});

describe('the search knows French', () => {
  beforeAll(() => layOver({ 'site.yaml': inLanguage('fr') }));

  test.each([
    ['protégés', 'protéger'],
    ['réclamations', 'réclamation'],
    ['tarifaires', 'tarifaire'],
    ['instantanée', 'instantanés'],
  ])('%s is a form of %s', (one, other) => {
    expect(stem(folded(one))).toBe(stem(folded(other)));
  });

  test('its small words say nothing of a question', () => {
    expect(wanted('l’argent qui est à nous', []).map(({ word }) => word)).toEqual(['argent']);
  });
});

describe('a catalogue of the institution', () => {
  test('says single words in its own way', async () => {
    layOver({ 'words/en.yaml': 'shell:\n  login: Sign in\n' });
    forget();
    const { t } = await import('#words/words.ts');
    expect([t('shell.login'), t('shell.register')]).toEqual(['Sign in', 'Register']);
  });

  test.each([
    [
      'shell:\n  logon: Sign in\n',
      'en',
      'words/en.yaml:2:3: shell.logon is "Sign in": unknown key (nearest: login)',
    ],
    ['shell:\n  home: Home\n', 'en', 'expected these parts: name'],
    ['shell:\n  home: "{name"\n', 'en', 'is no ICU message'],
    [
      'shell:\n  login: Anmelden\n',
      'de',
      'words/de.yaml: shell.skip: this message is missing, in English "Skip to content"',
    ],
  ])('%j in %s is a fault', async (text, language, said) => {
    layOver({ 'site.yaml': inLanguage(language), [`words/${language}.yaml`]: text });
    const faults = (await check()).map((fault) => plainReport([fault]));
    expect(
      faults.some((one) => one.includes(said)),
      faults.join('\n'),
    ).toBe(true);
  });

  test('may be that of a whole language', async () => {
    const words = readFileSync('src/words/fr.yaml', 'utf8');
    layOver({ 'site.yaml': inLanguage('de'), 'words/de.yaml': words });
    const faults = (await check()).filter(({ file }) => file.endsWith('words/de.yaml'));
    expect(plainReport(faults)).toContain('0 faults');
  });

  test('is asked for where the product has no such language', async () => {
    layOver({ 'site.yaml': inLanguage('de') });
    expect(plainReport(await check())).toContain(
      'language is "de": expected a language that has its words',
    );
  });
});
