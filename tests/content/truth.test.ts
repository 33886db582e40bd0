import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { factMarks, marks } from '../../src/content/facts.ts';
import { load } from '../../src/content/load.ts';
import { demo } from '../../src/content/queries/demo.ts';
import { factsSchema } from '../../src/content/schemas/facts.ts';
import { today } from '../../src/content/site.ts';
import { demoEvents } from '../../src/demo/events.ts';
import { words } from '../../src/tariff/schema/exact.ts';
import { wrongWeekdays } from './rules/dates.ts';
import { strangeExamples, wrongIdentifiers } from './rules/identifiers.ts';
import { literalFacts } from './rules/literal-facts.ts';
import { filledTexts, writtenTexts } from './rules/texts.ts';

/** What is written once cannot contradict itself, and what can be checked is checked. */

/** The API's document has examples and figures of its own, which tests/content/openapi.test.ts compares. */
const isNotTheApi = ({ file }: { file: string }) => !/^(openapi\.yaml|api\/)/.test(file);

const spoilt = (text: string, file = 'faq/a/b.mdx') => [{ file, text }];

describe('a day of the week', () => {
  const year = Number.parseInt(today, 10);

  test('is that of its date', () => {
    expect(wrongWeekdays(filledTexts, year)).toEqual([]);
  });

  test('is refused when it is not', () => {
    const texts = spoilt(
      'It opens on Tuesday 4 June 2026.\nSat 21\\_Nov 2026, then Fri 20 Nov 2026.',
    );
    expect(wrongWeekdays(texts, 2026)).toEqual([
      { place: 'faq/a/b.mdx:1', what: 'Tuesday 4 June 2026' },
    ]);
  });
});

describe('an IBAN, a UETR and a payment of an example', () => {
  const schema = z.array(z.strictObject({ text: words(42), reason: words(120).min(20) }));
  const onPurpose = load('wrong-on-purpose.yaml', schema).map(({ text }) => text);
  const known = Object.values(demoEvents(demo()));

  test('holds, unless it is wrong on purpose', () => {
    expect(wrongIdentifiers(filledTexts, onPurpose)).toEqual([]);
    const elsewhere = filledTexts.filter(({ file }) => file !== 'wrong-on-purpose.yaml');
    for (const text of onPurpose) {
      expect(
        elsewhere.some((one) => one.text.includes(text)),
        text,
      ).toBe(true);
    }
  });

  test('is one that the example company has', () => {
    expect(strangeExamples(filledTexts.filter(isNotTheApi), known)).toEqual([]);
  });

  test('is refused when it is wrong or unknown', () => {
    const texts = spoilt(
      'LT41 3990 0010 4627 1085, LT403990001046271085\n7b1c2d9e-41f0-3c8a-9d36-0f5ae2b71c44 pay_0000000',
    );
    expect(wrongIdentifiers(texts, []).map(({ what }) => what)).toEqual([
      'LT41 3990 0010 4627 1085',
      '7b1c2d9e-41f0-3c8a-9d36-0f5ae2b71c44',
    ]);
    expect(strangeExamples(texts, known)).toHaveLength(2);
  });
});

describe('a fact that has a mark', () => {
  const facts = factMarks(load('facts.yaml', factsSchema));
  const limits = Object.entries(marks).filter(([name]) => name.startsWith('limit.'));
  const known = { ...facts, ...Object.fromEntries(limits) };

  const schema = z.array(
    z.strictObject({ file: words(80), text: words(40), reason: words(120).min(20) }),
  );
  const allowed = load('coincidences.yaml', schema);

  test('is not typed', () => {
    expect(literalFacts(writtenTexts.filter(isNotTheApi), known, allowed)).toEqual([]);
    const idle = allowed.filter(
      (one) => !writtenTexts.some(({ file, text }) => file === one.file && text.includes(one.text)),
    );
    expect(idle).toEqual([]);
  });

  test('is refused where it is', () => {
    const own = {
      people: '84',
      roles: 'payer and clerk, or a, b and c',
      'limit.cut': '15:30 CET',
      'limit.wait': '72 hours',
    };
    const texts = spoilt('We are 84. Before 15:30, within 72 hours; at 15:30:12, 84% of it.');
    expect(literalFacts(texts, own).map(({ what }) => what)).toEqual([
      '84: write {{people}}',
      '15:30: write {{limit.cut}}',
      '72 hours: write {{limit.wait}}',
    ]);
    expect(literalFacts(spoilt('84', 'legal/terms.md'), own)).toEqual([]);
  });
});

test('a source was checked on a day that has been', () => {
  const days = filledTexts.flatMap(({ text }) => [...text.matchAll(/^\s+checked: (\S+)$/gm)]);
  expect(days.filter(([, day = '']) => day > today)).toEqual([]);
});
