import { expect, test } from 'vitest';
import { heldBack, isPublic } from './visible.ts';

const TODAY = '2026-11-22';

test('a draft is held back, whatever its day', () => {
  expect(isPublic({ draft: true, date: '2026-01-01' }, TODAY)).toBe(false);
  expect(heldBack({ draft: true }, TODAY)).toBe('draft');
});

test('what is dated later is held back until its day', () => {
  expect(isPublic({ date: '2026-11-23' }, TODAY)).toBe(false);
  expect(heldBack({ date: '2026-11-23' }, TODAY)).toBe('2026-11-23');
  expect(isPublic({ date: '2026-11-22' }, TODAY)).toBe(true);
});

test('what has no day is public', () => {
  expect(heldBack({}, TODAY)).toBeNull();
  expect(isPublic({ draft: false }, TODAY)).toBe(true);
});
