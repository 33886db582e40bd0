import { expect, test } from 'vitest';
import { withNoBreaks } from './no-break.ts';

test('a figure stays with its unit, and nothing else is bound', () => {
  expect(withNoBreaks('By 16:00 CET, 2 business days before 9 May 2028, Art. 37 (1)')).toBe(
    'By 16:00\u00a0CET, 2\u00a0business days before 9\u00a0May 2028, Art. 37 (1)',
  );
});
