import { describe, expect, it } from 'vitest';
import { stands } from './stands.ts';

describe('how a stop stands on the lines', () => {
  it('is a capsule across neighbours, rings on strangers, one ring on none', () => {
    expect(stands(['swift', 'sepa', 'instant'])).toEqual([{ first: 0, span: 3 }]);
    expect(stands(['instant', 'sepa'])).toEqual([{ first: 1, span: 2 }]);
    expect(stands(['swift', 'instant'])).toEqual([
      { first: 0, span: 1 },
      { first: 2, span: 1 },
    ]);
    expect(stands([])).toEqual([{ first: 1, span: 1 }]);
  });

  it('stands on other lines than the rails in the order that they are given', () => {
    expect(stands(['d', 'b', 'c'], ['a', 'b', 'c', 'd'])).toEqual([{ first: 1, span: 3 }]);
  });
});
