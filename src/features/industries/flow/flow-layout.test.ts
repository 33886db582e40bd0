import { describe, expect, test } from 'vitest';
import { type Flow, industryEntries } from '#content/queries/industries-query.ts';
import { layOut } from './flow-layout.ts';

const flows = industryEntries().map(({ anchor, flow }) => [anchor, flow] as const);

/** A flow from its payments: `ab bc` is one from a to b, and one from b to c. */
const flow = (payments: string): Flow => ({
  nodes: [...new Set(payments.replaceAll(' ', ''))].map((id) => ({ id, label: id })),
  payments: payments
    .split(' ')
    .map(([from = '', to = '']) => ({ from, to, rail: 'sepa', label: `${from} ${to}` })),
});

describe('layOut', () => {
  test('follows the money from left to right', () => {
    const { nodes, columns } = layOut(flow('ab bc'));
    expect(nodes.map(({ x, y }) => [x, y])).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
    expect(columns).toBe(3);
  });

  test('keeps a way back between the same two nodes, on a line of its own', () => {
    const { payments, nodes } = layOut(flow('ab ba'));
    expect(payments.map(({ back, shift, shift2 }) => [back, shift, shift2])).toEqual([
      [false, -1, -1],
      [true, 1, 1],
    ]);
    expect(nodes.map(({ span }) => span)).toEqual([2, 2]);
  });

  test('fans out from the middle, turning early', () => {
    const { nodes, payments } = layOut(flow('ab bc bd be'));
    expect(nodes.map(({ y }) => y)).toEqual([4, 4, 2, 4, 6]);
    expect(payments.slice(1).map(({ turn, bend, shift }) => [turn, bend, shift])).toEqual([
      ['up', 'early', -2],
      ['level', 'early', 0],
      ['down', 'early', 2],
    ]);
  });

  test('puts a ring where its level line arrives', () => {
    const { nodes } = layOut(flow('ac bd ad'));
    const at = (id: string) => nodes.find((node) => node.id === id);
    expect(at('c')).toMatchObject({ shift: -1, span: 1 });
    expect(at('a')).toMatchObject({ shift: 0, span: 2 });
  });

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
