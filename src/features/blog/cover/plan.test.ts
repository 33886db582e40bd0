import { describe, expect, it } from 'vitest';
import { COVERS } from '#content/schemas/blog-page-schema.ts';
import { COLUMNS, coverPlan, lowestAtEdge } from './plan.ts';

const CASES = COVERS.flatMap((cover) => [3, 4, 5].map((count) => [cover, count] as const));
const stops = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ at: `Day ${index}`, label: `Stop ${index}` }));

describe.each(CASES)('the %s cover with %i stops', (cover, count) => {
  const { route, spots, rows } = coverPlan(cover, stops(count));

  it('has horizontal and vertical pieces only', () => {
    for (const [index, [x, y]] of route.slice(1).entries()) {
      const [px, py] = route[index] ?? [NaN, NaN];
      expect(x === px).not.toBe(y === py);
    }
  });

  it('has every stop on the line, each at its own position', () => {
    for (const { x, y } of spots) {
      const onLine = route.slice(1).some(([bx, by], index) => {
        const [ax, ay] = route[index] ?? [NaN, NaN];
        return ay === y && by === y && Math.min(ax, bx) <= x && x <= Math.max(ax, bx);
      });
      expect(onLine).toBe(true);
    }
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  });

  it('has its stops at whole grid units', () => {
    for (const { x, y } of spots) {
      expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
      expect(x).toBeLessThanOrEqual(COLUMNS);
      expect(y).toBeLessThan(rows);
    }
  });

  it('lets the article’s line leave at the left edge, clear of the stops', () => {
    const level = lowestAtEdge(route);
    expect(Number.isFinite(level)).toBe(true);
    expect(spots.every(({ x, y }) => y !== level || x >= 1)).toBe(true);
  });
});
