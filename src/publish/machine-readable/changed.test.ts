import { describe, expect, test } from 'vitest';
import { changedOn } from './changed.ts';

const recorded = { '/about': { words: 'a'.repeat(16), day: '2026-03-01' } };
const days = { today: '2026-11-22', recorded, dated: ['2026-02-01', '2026-10-05', '2027-01-01'] };
const about = { path: '/about', words: 'a'.repeat(16), own: undefined };

describe('the day of the last change', () => {
  test('is the date that the page states', () => {
    expect(changedOn({ ...about, own: '2026-09-01' }, days)).toBe('2026-09-01');
  });

  test('is the recorded date while the text is unchanged, whatever the date of the build', () => {
    expect(changedOn(about, days)).toBe('2026-03-01');
    expect(changedOn(about, { ...days, today: '2028-01-01' })).toBe('2026-03-01');
  });

  test('is the date of the newest dated content since, if the text has changed', () => {
    expect(changedOn({ ...about, words: 'b'.repeat(16) }, days)).toBe('2026-10-05');
  });

  test('is the date of the build if the text has changed without dated content since', () => {
    const quiet = { ...days, dated: ['2026-02-01', '2027-01-01'] };
    expect(changedOn({ ...about, words: 'b'.repeat(16) }, quiet)).toBe('2026-11-22');
  });

  test('is the date of the build for an unrecorded page', () => {
    expect(changedOn({ ...about, path: '/new' }, days)).toBe('2026-11-22');
  });
});
