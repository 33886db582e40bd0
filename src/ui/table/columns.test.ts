import { expect, test } from 'vitest';
import { isBrief, pairedColumns, sharesOf, stackOf } from './columns.ts';

test('a text of four times the letters has twice the width, and the longest takes what is left', () => {
  expect(sharesOf([[100, 100], [25, 25], [400]])).toEqual([30, 15, undefined]);
});

test('a name has room for half of it', () => {
  expect(sharesOf([[4, 25], [19, 8], [17], [60]])).toEqual([20, undefined, undefined, undefined]);
});

test('a column of short answers with one long among them has less than one of sentences', () => {
  const [, answers = 0] = sharesOf([
    [60, 60, 60],
    [20, 20, 40],
    [40, 40, 40],
  ]);
  const [, , sentences = 0] = sharesOf([
    [60, 60, 60],
    [20, 20, 40],
    [40, 40, 40],
  ]);
  expect(answers).toBeLessThan(sentences);
});

test('a column of brief cells has what they need', () => {
  expect(sharesOf([[5], [19, 3], [60], [90]])).toEqual([undefined, undefined, 25, undefined]);
});

test('in a table of five columns less is brief', () => {
  expect([isBrief(19, 4), isBrief(20, 4), isBrief(11, 5), isBrief(12, 5)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('three columns of sentences are a list where a tablet has its text, four in any column', () => {
  expect(stackOf([[5, 40, 40]])).toBe('');
  expect(stackOf([[30, 19, 1, 6]])).toBe('late');
  expect(stackOf([[30, 19, 1, 6, 6]])).toBe('');
  expect(stackOf([[30, 11, 1, 6, 6]])).toBe('late');
  expect(stackOf([[30, 40, 40]])).toBe('soon');
  expect(stackOf([[30, 40, 40, 40]])).toBe('early');
  expect(stackOf([[30, 40, 40, 1]])).toBe('early');
  expect(stackOf([[30, 40, 5, 1]])).toBe('');
  expect(stackOf([[5, 5, 400]])).toBe('early');
});

test('questions beside their answers are a list on a phone, names beside what is said of them never', () => {
  expect(stackOf([[36, 60]])).toBe('late');
  expect(stackOf([[19, 60]])).toBeUndefined();
  expect(stackOf([[36, 6]])).toBeUndefined();
});

test('two neighbouring columns of brief cells are a pair in every row, one with a text or none beside it is not', () => {
  const pairs = (...columns: number[][]) => pairedColumns(columns);
  expect(pairs([19, 3], [4, 19])).toEqual([true, true]);
  expect(pairs([19, 3], [4, 20])).toEqual([false, false]);
  expect(pairs([1], [1], [1])).toEqual([true, true, false]);
  expect(pairs([11], [12], [1], [1])).toEqual([false, false, true, true]);
});
