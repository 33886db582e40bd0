import { describe, expect, test } from 'vitest';
import { litStates } from '#drawings/lines/by-rail.ts';
import { allOn, changesOf, courseOf } from './course.ts';

describe('the lines beside the parts of a page', () => {
  test('stay on their side until a drawing needs the other one', () => {
    const course = courseOf([
      { rails: ['swift'], asked: {} },
      { rails: ['swift'], asked: { side: 'left' } },
      { rails: [], asked: {} },
    ]);
    expect(course.map(({ enter }) => enter)).toEqual(['right', 'left', 'left']);
  });

  test('run through a drawing from left to right if in use, otherwise pass it on the left', () => {
    const [through, after] = courseOf([
      { rails: ['sepa', 'instant'], asked: { turns: true } },
      { rails: [], asked: {} },
    ]);
    expect(through?.enter).toBe('left');
    expect(through?.leave).toEqual({ swift: 'left', sepa: 'right', instant: 'right' });
    expect(after?.enter).toBe('right');
  });
});

describe('lines change their state under a ring', () => {
  test('adjacent lines on one side share a capsule', () => {
    expect(changesOf(allOn('left'), litStates(['swift']), litStates(['sepa', 'instant']))).toEqual([
      { side: 'left', first: 0, span: 3 },
    ]);
  });

  test('lines on different sides have a ring each, and unchanged lines have none', () => {
    const sides = { ...allOn('right'), swift: 'left' } as const;
    expect(changesOf(sides, litStates(['instant']), litStates(['swift']))).toEqual([
      { side: 'left', first: 0, span: 1 },
      { side: 'right', first: 2, span: 1 },
    ]);
    expect(changesOf(sides, litStates(['sepa']), litStates(['sepa']))).toEqual([]);
  });
});
