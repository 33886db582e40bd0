import { expect, test } from 'vitest';
import { isPublic, reasonNotPublic } from './visible.ts';

const TODAY = '2026-11-22';

test('a draft is held back, whatever its date', () => {
  expect(isPublic({ draft: true, date: '2026-01-01' }, TODAY)).toBe(false);
  expect(reasonNotPublic({ draft: true }, TODAY)).toBe('draft');
});

test('a document with a later date is held back until then', () => {
  expect(isPublic({ date: '2026-11-23' }, TODAY)).toBe(false);
  expect(reasonNotPublic({ date: '2026-11-23' }, TODAY)).toBe('2026-11-23');
  expect(isPublic({ date: '2026-11-22' }, TODAY)).toBe(true);
});

test('a document without a date is public', () => {
  expect(reasonNotPublic({}, TODAY)).toBeNull();
  expect(isPublic({ draft: false }, TODAY)).toBe(true);
});
