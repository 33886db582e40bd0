import { expect, test } from 'vitest';
import { withNoBreaks } from './no-break.ts';

test('a figure is bound to its unit, and nothing else is bound', () => {
  expect(withNoBreaks('By 16:00 CET, 2 business days before 9 May 2028, Art. 37 (1)')).toBe(
    'By 16:00\u00a0CET, 2\u00a0business days before 9\u00a0May 2028, Art. 37 (1)',
  );
});

test('the number of a law is bound to its abbreviation', () => {
  expect(withNoBreaks('Regulation (EU) No 833/2014, Nr. 260/2012, a casino 7')).toBe(
    'Regulation (EU) No\u00a0833/2014, Nr.\u00a0260/2012, a casino 7',
  );
});

test('a range stays on one line', () => {
  expect(withNoBreaks('5–10 working days, Articles 7–9')).toBe(
    '5–\u206010\u00a0working days, Articles 7–\u20609',
  );
});

test('a single letter stays with the rest of its word', () => {
  expect(withNoBreaks('by e-mail or in a T-account, not a lay-off or Art. 5-a')).toBe(
    'by e-\u2060mail or in a T-\u2060account, not a lay-off or Art. 5-a',
  );
});
