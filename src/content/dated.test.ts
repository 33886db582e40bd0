import { describe, expect, it } from 'vitest';
import { minutesToRead, published } from './dated.ts';

const entry = (id: string, day: string) => ({ id, data: { date: day } });

const ENTRIES = [
  entry('march', '2026-03-05'),
  entry('november', '2026-11-12'),
  entry('b-june', '2026-06-04'),
  entry('a-june', '2026-06-04'),
];
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

describe('published entries', () => {
  it('are newest first, and by name on the same day', () => {
    expect(ids(published(ENTRIES, '2026-12-01'))).toEqual([
      'november',
      'a-june',
      'b-june',
      'march',
    ]);
  });

  it('include an entry from its date on', () => {
    expect(ids(published(ENTRIES, '2026-11-12'))).toContain('november');
    expect(ids(published(ENTRIES, '2026-11-11'))).not.toContain('november');
  });

  it('may be empty', () => {
    expect(published([], '2026-11-12')).toEqual([]);
  });

  it('leave the given list unchanged', () => {
    published(ENTRIES, '2026-12-01');
    expect(ids(ENTRIES)).toEqual(['march', 'november', 'b-june', 'a-june']);
  });
});

describe('reading time', () => {
  it('is in whole minutes, at least one', () => {
    expect(minutesToRead('')).toBe(1);
    expect(minutesToRead('One short note.')).toBe(1);
    expect(minutesToRead('word '.repeat(1100))).toBe(5);
    expect(minutesToRead('| word '.repeat(1100))).toBe(5);
  });
});
