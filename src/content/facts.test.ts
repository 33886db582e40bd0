import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factMarks, inWords, marks } from './facts.ts';
import { overlayFiles, sourceOf, textsIn } from './files.ts';
import { positions } from './queries/careers-query.ts';

test('a fact is a text, a list with its length, or a sum with its parts', () => {
  const facts = {
    founded: '2021',
    roles: ['payer', 'analyst', 'director'],
    people: { here: 1200, there: 15 },
  };
  expect(factMarks(facts)).toEqual({
    founded: '2021',
    roles: 'payer, analyst and director',
    'roles.count': 'three',
    people: '1,215',
    'people.here': '1,200',
    'people.there': '15',
  });
});

test('a number up to twelve is written as a word', () => {
  expect([1, 12, 13, 1500].map(inWords)).toEqual(['one', 'twelve', '13', '1,500']);
});

test('limits and the example company provide marks too', () => {
  expect(marks()['limit.sepa-cutoff']).toBe('15:30 CET');
  expect(marks()['limit.ibans-included']).toBeUndefined();
  expect(marks()['demo.payment']).toMatch(/^pay_/);
});

/** A position with other opening dates, written in one of YAML's notations. */
function withOpening(text: string, opening: Readonly<Record<string, string>>): string {
  const lines = Object.entries(opening).map(([key, value]) => `${key}: ${value}`);
  return text
    .replace(/^(draft|opened|closes):.*\n/gm, '')
    .replace(/^---\n/, `---\n${lines.join('\n')}\n`);
}

test('the counted positions are those on the board, in whatever notation their dates are written', () => {
  const written = fc.constantFrom(
    (value: string) => value,
    (value: string) => `"${value}"`,
    (value: string) => `'${value}'  # as agreed`,
  );
  const opening = fc
    .record({
      days: fc.constantFrom(
        ['2001-01-01', '2199-12-31'],
        ['2001-01-01', '2002-01-01'],
        ['2199-01-01', '2199-12-31'],
      ),
      isDraft: fc.boolean(),
      as: written,
    })
    .map(({ days: [opened = '', closes = ''], isDraft, as }) => ({
      opened: as(opened),
      closes: as(closes),
      ...(isDraft && { draft: as('true') }),
    }));
  const files = textsIn('careers');
  fc.assert(
    fc.property(fc.tuple(...files.map(() => opening)), (openings) => {
      const texts = files.map((file, at) => [
        file,
        withOpening(sourceOf(file).text, openings[at] ?? {}),
      ]);
      overlayFiles(Object.fromEntries(texts));
      const count = positions().length;
      const value = marks()['openPositions'] ?? '';
      overlayFiles({});
      expect(value.toLowerCase()).toMatch(new RegExp(`^${inWords(count)} open positions?$`));
    }),
    { numRuns: 20 },
  );
});
