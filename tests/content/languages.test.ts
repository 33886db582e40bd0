import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainReport } from '#check/report.ts';
import { check } from '#check/run.ts';
import { skippedRulesNote } from '#check/words/language-support.ts';
import { CONTENT_DIR, overlayFiles } from '#content/files.ts';
import { upcomingDays } from '#content/queries/upcoming-changes-query.ts';
import { BillLine } from '#features/fees/month/bill.tsx';
import type { BillRow } from '#tariff/bill.ts';
import { dayParts, dayText, shortDay } from '#tariff/day.ts';
import { priceText } from '#tariff/describe.ts';
import { readAmount } from '#tariff/input.ts';
import { formatMoney, formatPercent, formatRoundMoney } from '#tariff/money.ts';
import { Days } from '#ui/date/date-text.tsx';
import { direction, insideSentence } from '#words/formats.ts';
import { messagesWith } from '../check/messages-with.ts';

/**
 * Shows the same content in different languages, to test the texts and number formats that come
 * from code.
 */

const ANSWER = 'faq/accounts/currencies.mdx';
/** Whether the content is the shipped one; other institutions have other answers. */
const isShipped = existsSync(join(CONTENT_DIR, ANSWER));
const SITE = readFileSync(join(CONTENT_DIR, 'site.yaml'), 'utf8');
const inLanguage = (language: string) =>
  SITE.replace(/^language: .*\n/m, '').concat(`\nlanguage: ${language}\n`);

/** A text with every kind of space replaced by a plain one. */
const plain = (text: string) => text.replace(/\s/g, ' ');
const textOf = (html: string) => plain(html.replace(/<[^>]+>/g, '').replaceAll('&#x27;', "'"));

afterAll(() => {
  overlayFiles({});
});

const LANGUAGES_TESTED = [
  {
    language: 'fr',
    days: ['2 novembre 2026', '1er décembre 2026', '14 juil. 2026', 'juin', 'juil'],
    sums: ['1 234,56 €', '−1 234,56 USD', '50 000 €', '0,125 %'],
    typed: ['1 234,56', '1\u202f234,56\u00a0€', '1234,56', '1,234.56'],
    refused: 'Des chiffres uniquement.',
    price: '0,40 % (min. 10,00 €)',
    span: 'du 1er septembre 2026 au 31 janvier 2027',
  },
  {
    language: 'de',
    days: ['2. November 2026', '1. Dezember 2026', '14.07.2026', 'Jun', 'Jul'],
    sums: ['1.234,56 €', '−1.234,56 USD', '50.000 €', '0,125 %'],
    typed: ['1.234,56', '1.234,56\u00a0€', '1234,56', '1,234.56'],
    refused: 'Bitte nur Ziffern.',
    price: '0,40 % (mind. 10,00 €)',
    span: '1. September 2026 bis 31. Januar 2027',
  },
] as const;

describe.each(LANGUAGES_TESTED)('in $language', (expected) => {
  beforeAll(() => {
    overlayFiles({ 'site.yaml': inLanguage(expected.language) });
  });

  test('dates, amounts and percentages are formatted for the language', () => {
    expect([
      dayText('2026-11-02'),
      dayText('2026-12-01'),
      plain(shortDay('2026-07-14')),
      dayParts('2026-06-14')[1],
      dayParts('2026-07-14')[1],
    ]).toEqual(expected.days);
    expect(
      [
        formatMoney('1234.56', 'EUR'),
        formatMoney('-1234.56', 'USD'),
        formatRoundMoney('50000.00', 'EUR'),
        formatPercent('0.125'),
      ].map(plain),
    ).toEqual(expected.sums);
  });

  test.each(expected.typed)('%s is read as an amount', (typed) => {
    expect(readAmount(typed, '1000000.00', 'EUR')).toEqual({ value: '1234.56' });
  });

  test('an invalid amount is refused in the language, and a price states its terms in it', () => {
    expect(readAmount('twelve', '1000000.00', 'EUR')).toEqual({ error: expected.refused });
    const price = { kind: 'percent', percent: '0.40', min: '10.00', max: null } as const;
    expect(plain(priceText(price, 'EUR'))).toBe(expected.price);
  });

  test('a date range is formatted for the language', () => {
    const days = renderToStaticMarkup(
      createElement(Days, { from: '2026-09-01', until: '2027-01-31' }),
    );
    expect(textOf(days)).toBe(expected.span);
  });

  test('its message catalogue is complete', async () => {
    const faults = (await check()).filter(({ file }) => /words\/|site\.yaml/.test(file));
    expect(plainReport(faults)).toContain('0 errors');
  });
});

test.each([
  ['fr', 'Formule Comptoir', 'formule Comptoir'],
  ['fr', 'SEPA instantané', 'SEPA instantané'],
  ['de', 'Hohes Risiko', 'Hohes Risiko'],
  ['de-AT', 'Geschäftsführerin', 'Geschäftsführerin'],
])('in %s “%s” becomes “%s” inside a sentence', (language, label, inside) => {
  overlayFiles({ 'site.yaml': inLanguage(language) });
  expect(insideSentence(label)).toBe(inside);
});

describe('in any language', () => {
  beforeAll(() => {
    overlayFiles({ 'site.yaml': inLanguage('fr') });
  });

  test('the build’s own messages stay English', () => {
    expect(upcomingDays().join('\n')).toMatch(/: 1 January (\d{4}), the year \1/);
  });

  test('an amount on the bill has its currency after it, for screen readers as well', () => {
    const row = { rule: 'x', amount: '9.50', status: 'charged' } as BillRow;
    const shown = textOf(renderToStaticMarkup(createElement(BillLine, { row, currency: 'EUR' })));
    expect(shown).toBe('x : 9,50 €');
  });

  test('pages in a right-to-left language have dir="rtl"', () => {
    expect(direction()).toBeUndefined();
    const words = readFileSync('src/words/fr.yaml', 'utf8');
    overlayFiles({ 'site.yaml': inLanguage('ar'), 'words/ar.yaml': words });
    expect(direction()).toBe('rtl');
    overlayFiles({ 'site.yaml': inLanguage('fr') });
  });

  test.runIf(isShipped)('rules for English text are skipped, and the check says so', async () => {
    const english = 'Sunday 2 November 2026';
    const answer = readFileSync(join(CONTENT_DIR, ANSWER), 'utf8');
    overlayFiles({ 'site.yaml': inLanguage('fr'), [ANSWER]: `${answer}\nIt was ${english}.\n` });
    const french = await check();
    expect(plainReport(french)).not.toContain(english);
    expect(skippedRulesNote()).toContain('Not checked in fr');
    overlayFiles({ [ANSWER]: `${answer}\nIt was ${english}.\n` });
    expect(plainReport(await check())).toContain(english);
    expect(skippedRulesNote()).toBeNull();
    overlayFiles({ 'site.yaml': `${inLanguage('en')}languages: [de]\n` });
    expect(skippedRulesNote()).toContain('Not checked in de:');
  });

  test('the check says if the search has no word stems for the language', () => {
    const words = readFileSync('src/words/fr.yaml', 'utf8');
    overlayFiles({ 'site.yaml': inLanguage('pl'), 'words/pl.yaml': words });
    expect(skippedRulesNote()).toContain(
      'The search does not recognise other forms of a word in pl.',
    );
    overlayFiles({ 'site.yaml': inLanguage('fr') });
    expect(skippedRulesNote()).not.toContain('search');
  });
});

describe('a message catalogue of the institution', () => {
  test('can replace single messages', async () => {
    overlayFiles({ 'words/en.yaml': 'shell:\n  login: Sign in\n' });
    const { t } = await import('#words/words.ts');
    expect([t('shell.login'), t('shell.register')]).toEqual(['Sign in', 'Register']);
  });

  test.each([
    [
      'shell:\n  logon: Sign in\n',
      'en',
      'words/en.yaml:2: shell.logon is "Sign in": unknown key (nearest: login)',
    ],
    ['shell:\n  home: Home\n', 'en', 'expected these parts: name'],
    ['shell:\n  home: "{name"\n', 'en', 'is no ICU message'],
    [
      'shell:\n  login: Inloggen\n',
      'nl',
      'words/nl.yaml: shell.skip: this message is missing, in English "Skip to content"',
    ],
  ])('%j in %s is a fault', async (text, language, expected) => {
    const files = { 'site.yaml': inLanguage(language), [`words/${language}.yaml`]: text };
    expect(await messagesWith(files)).toContainEqual(expect.stringContaining(expected));
  });

  test('can add a whole language', async () => {
    const words = readFileSync('src/words/fr.yaml', 'utf8');
    const files = { 'site.yaml': inLanguage('nl'), 'words/nl.yaml': words };
    expect(await messagesWith(files)).not.toContainEqual(expect.stringContaining('words/nl.yaml'));
  });

  test.each([
    ['language', inLanguage('nl')],
    ['languages.0', `${inLanguage('en').replace(/^languages: .*\n/m, '')}languages: [nl]\n`],
  ])('is required in %s if the product does not have the language', async (key, text) => {
    const message = `${key} is "nl": expected a language with a message catalogue`;
    const messages = await messagesWith({ 'site.yaml': text });
    expect(messages).toContainEqual(expect.stringContaining(message));
  });
});
