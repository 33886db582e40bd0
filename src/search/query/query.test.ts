import { expect, test } from 'vitest';
import { parseQuery } from './query.ts';

const SYNONYMS = [
  ['price', 'fee'],
  ['SWIFT', 'wire', 'wire transfer'],
  ['payment', 'transfer'],
  ['position', 'vacancy'],
];

const words = (question: string) => parseQuery(question, SYNONYMS).map(({ word }) => word);
const groups = (question: string) => parseQuery(question, SYNONYMS).map((one) => one.groups);

test('stop words are left out, unless the query has no others', () => {
  expect(words('How long does the opening take?')).toEqual(['long', 'opening', 'take']);
  expect(words('who are we')).toEqual(['who', 'are', 'we']);
  expect(words(' ?! ')).toEqual([]);
});

test('a word has its synonyms, in the plural too', () => {
  expect(groups('fees')).toEqual([[0]]);
  expect(groups('vacancies')).toEqual([[3]]);
  expect(groups('account')).toEqual([[]]);
});

test('of overlapping phrases the longest one decides', () => {
  expect(groups('wire')).toEqual([[1]]);
  expect(groups('wire transfer')).toEqual([[1], [1]]);
  expect(groups('transfer')).toEqual([[2]]);
});
