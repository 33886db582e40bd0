import { expect, test } from 'vitest';
import { isBrief, sharesOf } from './columns.ts';

test('a text of four times the letters has twice the width, and the longest takes what is left', () => {
  expect(sharesOf([[25, 3], [100, 90], [400]])).toEqual([15, 30, undefined]);
});

test('a column of brief cells has what they need', () => {
  expect(sharesOf([[5], [18, 3], [60], [90]])).toEqual([undefined, undefined, 35, undefined]);
});

test('in a table of five columns less is brief', () => {
  expect([isBrief(18, 4), isBrief(19, 4), isBrief(11, 5), isBrief(12, 5)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
