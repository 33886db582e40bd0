import { describe, expect, it } from 'vitest';
import type { Channel } from '#tariff/names.ts';
import { crossings } from './crossings.ts';

const groups = (...rails: (Channel | null | 'every')[]) =>
  crossings(
    rails.map((rail) => ({ rail: rail === 'every' ? null : rail, everyRail: rail === 'every' })),
  );

describe('the tracks beside the prices', () => {
  it('cross one after the other, each at its own group', () => {
    expect(groups('every', 'swift', 'sepa', 'instant', 'every', null)).toEqual([
      { right: ['swift', 'sepa', 'instant'], turning: null, left: [], interchange: true },
      { right: ['sepa', 'instant'], turning: 'swift', left: [], interchange: false },
      { right: ['instant'], turning: 'sepa', left: ['swift'], interchange: false },
      { right: [], turning: 'instant', left: ['swift', 'sepa'], interchange: false },
      { right: [], turning: null, left: ['swift', 'sepa', 'instant'], interchange: true },
      { right: [], turning: null, left: ['swift', 'sepa', 'instant'], interchange: false },
    ]);
  });

  it('are complete at every group, whatever the order and number of groups', () => {
    for (const crossing of groups('sepa', 'swift', 'sepa', 'instant', null)) {
      const here = [...crossing.left, ...crossing.right, crossing.turning].filter(Boolean);
      expect(here.sort()).toEqual(['instant', 'sepa', 'swift']);
    }
  });

  it('are on the left from the start without a group of their own', () => {
    expect(groups('sepa')[0]).toMatchObject({ left: ['swift', 'instant'], turning: 'sepa' });
  });
});
