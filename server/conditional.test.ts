import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRange, weigh } from './conditional.ts';

const file = { etag: '"tag"', size: 1000, modified: 0 };

describe('a range', () => {
  test('is always inside the file, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(5000), (text, size) => {
        const range = readRange(`bytes=${text}`, size);
        if (range === undefined || range === 'unsatisfiable') return;
        expect(range.first).toBeGreaterThanOrEqual(0);
        expect(range.first).toBeLessThanOrEqual(range.last);
        expect(range.last).toBeLessThan(size);
      }),
      { seed: 4, numRuns: 2000 },
    );
  });

  test('of two numbers is what slicing gives', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(2000), (first, last) => {
        const range = readRange(`bytes=${first}-${last}`, 1000);
        if (first > last || first >= 1000) expect(range).toBe('unsatisfiable');
        else expect(range).toEqual({ first, last: Math.min(last, 999) });
      }),
      { seed: 4, numRuns: 1000 },
    );
  });

  test.each([
    ['bytes=0-', 0],
    ['bytes=-1', 0],
    ['bytes=-0', 1000],
  ])('%s of %i bytes cannot be given', (header, size) => {
    expect(readRange(header, size)).toBe('unsatisfiable');
  });
});

describe('conditions', () => {
  test('a weak tag never satisfies If-Match, for a strong one is needed', () => {
    expect(weigh({ 'if-match': 'W/"tag"' }, file)).toEqual({ status: 412 });
  });

  test('a weak tag never allows a range', () => {
    const headers = { range: 'bytes=0-1', 'if-range': 'W/"tag"' };
    expect(weigh(headers, file)).toEqual({ status: 200 });
  });

  test('no header makes the weighing fail', () => {
    const names = 'if-match if-none-match if-modified-since if-unmodified-since if-range range';
    const any = Object.fromEntries(names.split(' ').map((name) => [name, fc.string()]));
    fc.assert(
      fc.property(fc.record(any, { requiredKeys: [] }), (headers) => {
        expect([200, 206, 304, 412, 416]).toContain(weigh(headers, file).status);
      }),
      { seed: 4, numRuns: 1000 },
    );
  });
});
