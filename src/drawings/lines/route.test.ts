import { describe, expect, test } from 'vitest';
import { type Point, route } from './route.ts';

const DOWN_THEN_RIGHT: Point[] = [
  [0, 0],
  [0, 100],
  [100, 100],
];

describe('route', () => {
  test('bends with the given radius', () => {
    expect(route(DOWN_THEN_RIGHT, { radius: 30 })).toBe('M0 0L0 70A30 30 0 0 0 30 100L100 100');
  });

  test('keeps the bends of parallel lines concentric', () => {
    expect(route(DOWN_THEN_RIGHT, { radius: 30, offset: 10 })).toBe(
      'M-10 0L-10 70A40 40 0 0 0 30 110L100 110',
    );
    expect(route(DOWN_THEN_RIGHT, { radius: 30, offset: -10 })).toBe(
      'M10 0L10 70A20 20 0 0 0 30 90L100 90',
    );
  });

  test('closes a loop without a seam', () => {
    const loop: Point[] = [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ];
    expect(route(loop, { radius: 20, closed: true })).toBe(
      'M0 20A20 20 0 0 1 20 0L80 0A20 20 0 0 1 100 20L100 80A20 20 0 0 1 80 100L20 100A20 20 0 0 1 0 80Z',
    );
  });
});
