import { describe, expect, test } from 'vitest';
import { changedOn } from './changed.ts';

const recorded = { '/about': { words: 'a'.repeat(16), day: '2026-03-01' } };
const days = { today: '2026-11-22', recorded, dated: ['2026-02-01', '2026-10-05', '2027-01-01'] };
const about = { path: '/about', words: 'a'.repeat(16), own: undefined };

describe('the day of the last change', () => {
  test('is the one that the page states', () => {
    expect(changedOn({ ...about, own: '2026-09-01' }, days)).toBe('2026-09-01');
  });

  test('is the recorded one while the words are the same, whatever the day of the build', () => {
    expect(changedOn(about, days)).toBe('2026-03-01');
    expect(changedOn(about, { ...days, today: '2028-01-01' })).toBe('2026-03-01');
  });

  test('with other words is the newest day on which something dated came in since', () => {
    expect(changedOn({ ...about, words: 'b'.repeat(16) }, days)).toBe('2026-10-05');
  });

  test('with other words and nothing dated since is that of the build', () => {
    const quiet = { ...days, dated: ['2026-02-01', '2027-01-01'] };
    expect(changedOn({ ...about, words: 'b'.repeat(16) }, quiet)).toBe('2026-11-22');
  });

  test('of a page that was never recorded is that of the build', () => {
    expect(changedOn({ ...about, path: '/new' }, days)).toBe('2026-11-22');
  });
});
