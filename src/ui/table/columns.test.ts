import { expect, test } from 'vitest';
import { isBrief, linedColumns, pairedColumns, stackOf, widthsOf } from './columns.ts';

const sharesOf = (columns: number[][], heads: number[] = []) =>
  widthsOf(columns, heads).map(({ share }) => share);
const roomOf = (columns: number[][], heads: number[] = []) =>
  widthsOf(columns, heads).map(({ letters }) => letters);

test('a text of four times the letters has twice the width, and the longest takes what is left', () => {
  expect(sharesOf([[100, 100], [25, 25], [400]])).toEqual([30, 15, undefined]);
});

test('a name has room for half of it', () => {
  expect(sharesOf([[4, 4, 4, 28], [30], [400]])).toEqual([25, 20, undefined]);
});

test('a column of short answers with one long among them has less than one of sentences', () => {
  const [, answers = 0, sentences = 0] = sharesOf([[60, 60, 60], [8, 8, 40], [40, 40, 40], [90]]);
  expect(answers).toBeGreaterThan(0);
  expect(answers).toBeLessThan(sentences);
});

test('a cell that stays on one line has its room in a column of longer ones', () => {
  expect(sharesOf([[5, 5, 40], [19, 3, 40], [400]])).toEqual([25, 30, undefined]);
});

test('a column of brief cells has what they need, its head too where that is short', () => {
  const columns = [[5], [18, 3], [2], [60], [90]];
  expect(roomOf(columns.slice(0, 4))).toEqual([5, 19, 5, undefined]);
  expect(roomOf(columns.slice(0, 4), [5, 5, 12, 5])).toEqual([5, 19, 11, undefined]);
  expect(roomOf(columns.slice(0, 4), [5, 5, 24, 5])).toEqual([5, 19, 5, undefined]);
  expect(roomOf([[4], [12, 3], [60], [90], [2]])).toEqual([5, undefined, undefined, undefined, 5]);
});

test('of two columns the brief one has room for what a piece of the page may say', () => {
  expect(roomOf([[40], [4]])).toEqual([undefined, 19]);
});

test('columns of nothing but brief cells share the width as these and their heads ask', () => {
  expect(sharesOf([[17], [12], [12]])).toEqual([undefined, 30, 30]);
  expect(sharesOf([[17], [12], [12]], [3, 3, 24])).toEqual([35, 25, undefined]);
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

test('a column ends the lines of a list where most of its cells have room there', () => {
  expect(linedColumns([[24, 5], [25, 25, 5], [25, 5, 5], []])).toEqual([true, false, true, true]);
});
