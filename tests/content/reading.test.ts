import { expect, test } from 'vitest';
import { loadFolder } from '../../src/content/load.ts';
import { faqSchema } from '../../src/content/schemas/documents.ts';
import { gradeOf, readText } from './rules/reading.ts';

/** As docs/authoring.md states them. */
const AVERAGE = 8;
const HIGHEST = 13;

const answers = loadFolder('faq', faqSchema).map(({ id, body }) => ({
  id,
  grade: gradeOf(readText(body)),
}));

test('the answers of the FAQ are read easily on average', () => {
  const average = answers.reduce((all, { grade }) => all + grade, 0) / answers.length;
  expect(average).toBeLessThanOrEqual(AVERAGE);
});

test('and none of them is hard', () => {
  expect(answers.filter(({ grade }) => grade > HIGHEST)).toEqual([]);
});

test('longer sentences of longer words count as harder', () => {
  const easy = gradeOf('We keep it apart. It is not ours.');
  const hard = gradeOf(
    'Institutions safeguarding electronic money nevertheless necessitate comprehensive reconciliation procedures throughout every business day.',
  );
  expect(easy).toBeLessThan(4);
  expect(hard).toBeGreaterThan(HIGHEST);
});
