import { describe, expect, it } from 'vitest';
import { minutesToRead, neighbours, published } from './dated.ts';

const entry = (id: string, day: string) => ({ id, data: { date: day } });

const ENTRIES = [
  entry('march', '2026-03-05'),
  entry('november', '2026-11-12'),
  entry('b-june', '2026-06-04'),
  entry('a-june', '2026-06-04'),
];
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

describe('what is published', () => {
  it('stands newest first, and of one day by name', () => {
    expect(ids(published(ENTRIES, '2026-12-01'))).toEqual([
      'november',
      'a-june',
      'b-june',
      'march',
    ]);
  });

  it('is out on its day and not the day before', () => {
    expect(ids(published(ENTRIES, '2026-11-12'))).toContain('november');
    expect(ids(published(ENTRIES, '2026-11-11'))).not.toContain('november');
  });

  it('may be nothing', () => {
    expect(published([], '2026-11-12')).toEqual([]);
  });

  it('leaves the list it was given as it was', () => {
    published(ENTRIES, '2026-12-01');
    expect(ids(ENTRIES)).toEqual(['march', 'november', 'b-june', 'a-june']);
  });
});

describe('neighbours', () => {
  const list = published(ENTRIES, '2026-12-01');

  it('are the newer and the older one', () => {
    const { newer, older } = neighbours(list, 'a-june');
    expect([newer?.id, older?.id]).toEqual(['november', 'b-june']);
  });

  it('are missing at the ends and for a stranger', () => {
    expect(neighbours(list, 'november').newer).toBeUndefined();
    expect(neighbours(list, 'march').older).toBeUndefined();
    expect(neighbours(list, 'nobody')).toEqual({ newer: undefined, older: undefined });
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
