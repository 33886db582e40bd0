import { describe, expect, test } from 'vitest';
import { industryEntries } from '#content/queries/industries-query.ts';
import { layOut } from './flow-layout.ts';

const flows = industryEntries().map(({ anchor, flow }) => [anchor, flow] as const);

describe('layOut', () => {
  test.each(flows)(
    'draws %s without two nodes on one spot, inside the drawing’s bounds',
    (_, one) => {
      const { nodes, payments, columns, rows } = layOut(one);
      expect(new Set(nodes.map(({ x, y }) => `${x}/${y}`)).size).toBe(nodes.length);
      expect(columns).toBeLessThanOrEqual(5);
      expect(rows).toBeLessThanOrEqual(9);
      for (const { x, x2, shift, shift2 } of payments) {
        expect(x2).toBeGreaterThan(x);
        expect(Math.max(Math.abs(shift), Math.abs(shift2))).toBeLessThanOrEqual(3);
      }
    },
  );
});
