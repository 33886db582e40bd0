import { describe, expect, it } from 'vitest';
import { lineSpans } from './line-spans.ts';

describe('the marks of a stop on the lines', () => {
  it('are a capsule across neighbouring lines, rings on separate ones, one ring without lines', () => {
    expect(lineSpans(['swift', 'sepa', 'instant'])).toEqual([{ first: 0, span: 3 }]);
    expect(lineSpans(['instant', 'sepa'])).toEqual([{ first: 1, span: 2 }]);
    expect(lineSpans(['swift', 'instant'])).toEqual([
      { first: 0, span: 1 },
      { first: 2, span: 1 },
    ]);
    expect(lineSpans([])).toEqual([{ first: 1, span: 1 }]);
  });
});
