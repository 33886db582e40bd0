import { expect, test } from 'vitest';
import type { Place } from './index-files.ts';
import { mark, type Piece, resultText } from './result-text.ts';

const place = (more: Partial<Place>): Place => ({
  kind: 0,
  title: 'Cut-off times',
  under: '',
  href: '/docs/times',
  text: '',
  answer: [],
  ...more,
});
const found = (pieces: readonly Piece[]) =>
  pieces.filter((piece) => piece.found).map(({ text }) => text);

test('prefix matches and whole compounds are highlighted, and no text is lost', () => {
  const text = 'The cut-off for payments: pay before it. Repayment is another word.';
  const pieces = mark(text, ['pay', 'cutoff']);
  expect(found(pieces)).toEqual(['cut-off', 'payments', 'pay']);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

test('the excerpt comes from the block with most matches, cut between words', () => {
  const long = `${'Some words before it. '.repeat(20)}A cut-off has an hour. ${'And more. '.repeat(30)}`;
  const { excerpt } = resultText(place({ text: `An hour.\n${long}` }), ['cutoff', 'hour']);
  const text = excerpt.map((piece) => piece.text).join('');
  expect(found(excerpt)).toEqual(['cut-off', 'hour']);
  expect(text).toMatch(/^… .* …$/);
  expect(text.length).toBeLessThan(190);
});

test('the link leads to the matching words, with hyphens escaped', () => {
  const text = 'Before.\nThe last required signature, given before the cut-off, counts.';
  expect(resultText(place({ text }), ['signature']).href).toBe(
    '/docs/times#:~:text=signature%2C%20given%20before%20the%20cut%2Doff',
  );
  expect(resultText(place({ href: '/docs/times#a', text }), ['signature']).href).toMatch(
    /^\/docs\/times#a:~:text=signature/,
  );
});

test('a table row links to its title, a page that matches only by its title to the page itself', () => {
  const row = { title: 'Iran', href: '/list#all', answer: [['', 'Refused']] as const };
  expect(resultText(place(row), ['iran']).href).toBe('/list#all:~:text=Iran');
  expect(resultText(place({ text: 'Nothing of it.' }), ['times']).href).toBe('/docs/times');
});
