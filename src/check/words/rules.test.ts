import { describe, expect, test } from 'vitest';
import { unknownExampleIds, wrongIdentifiers } from './identifiers.ts';
import { literalFacts } from './literal-facts.ts';
import { gradeOf, HIGHEST_GRADE } from './reading.ts';
import { wrongWeekdays } from './weekdays.ts';

const textWith = (text: string, file = 'faq/a/b.mdx') => [{ file, text }];

test('a weekday is refused if the date is on another one', () => {
  const texts = textWith(
    'It opens on Tuesday 4 June 2026.\nSat 21\\_Nov 2026, then Fri 20 Nov 2026.',
  );
  expect(wrongWeekdays(texts, 2026)).toEqual([
    { file: 'faq/a/b.mdx', line: 1, column: 13, what: 'Tuesday 4 June 2026' },
  ]);
});

test('an IBAN, a UETR and a payment id are refused if invalid or unknown', () => {
  const texts = textWith(
    'LT41 3990 0010 4627 1085, LT403990001046271085\n7b1c2d9e-41f0-3c8a-9d36-0f5ae2b71c44 pay_0000000',
  );
  expect(wrongIdentifiers(texts, []).map(({ what }) => what)).toEqual([
    'LT41 3990 0010 4627 1085',
    '7b1c2d9e-41f0-3c8a-9d36-0f5ae2b71c44',
  ]);
  expect(unknownExampleIds(texts, ['pay_1'])).toHaveLength(2);
});

describe('a fact that has a mark', () => {
  test('is refused where it is written literally', () => {
    const own = {
      people: '84',
      roles: 'payer and clerk, or a, b and c',
      'limit.cut': '15:30 CET',
      'limit.wait': '72 hours',
    };
    const texts = textWith('We are 84. Before 15:30, within 72 hours; at 15:30:12, 84% of it.');
    expect(literalFacts(texts, own).map(({ what }) => what)).toEqual([
      '84: write {{people}}',
      '15:30: write {{limit.cut}}',
      '72 hours: write {{limit.wait}}',
    ]);
    expect(literalFacts(textWith('84', 'legal/terms.md'), own)).toEqual([]);
  });
});

test('longer sentences and words have a higher grade', () => {
  const easy = gradeOf('We keep it apart. It is not ours.');
  const hard = gradeOf(
    'Institutions safeguarding electronic money nevertheless necessitate comprehensive reconciliation procedures throughout every business day.',
  );
  expect(easy).toBeLessThan(4);
  expect(hard).toBeGreaterThan(HIGHEST_GRADE);
});
