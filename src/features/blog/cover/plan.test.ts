import { describe, expect, it } from 'vitest';
import { COVERS } from '#content/schemas/blog-page-schema.ts';
import { coverPlan, lowestAtEdge } from './plan.ts';
import { COLUMNS } from './spread.ts';

const CASES = COVERS.flatMap((cover) => [3, 4, 5].map((count) => [cover, count] as const));
const stops = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ at: `Day ${index}`, label: `Stop ${index}` }));

describe.each(CASES)('a cover of the course %s with %i stops', (cover, count) => {
  const { route, spots, rows } = coverPlan(cover, stops(count));

  it('is level or upright everywhere', () => {
    for (const [index, [x, y]] of route.slice(1).entries()) {
      const [px, py] = route[index] ?? [NaN, NaN];
      expect(x === px).not.toBe(y === py);
    }
  });

  it('has every stop on the line, in a place of its own', () => {
    for (const { x, y } of spots) {
      const onLine = route.slice(1).some(([bx, by], index) => {
        const [ax, ay] = route[index] ?? [NaN, NaN];
        return ay === y && by === y && Math.min(ax, bx) <= x && x <= Math.max(ax, bx);
      });
      expect(onLine).toBe(true);
    }
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  });

  it('stays on whole units of its grid', () => {
    for (const { x, y } of spots) {
      expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
      expect(x).toBeLessThanOrEqual(COLUMNS);
      expect(y).toBeLessThan(rows);
    }
  });

  it('lets go of the article’s line at its left edge, clear of the stops', () => {
    const level = lowestAtEdge(route);
    expect(Number.isFinite(level)).toBe(true);
    expect(spots.every(({ x, y }) => y !== level || x >= 1)).toBe(true);
  });
});
