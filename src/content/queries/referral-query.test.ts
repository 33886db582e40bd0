import { describe, expect, it } from 'vitest';
import { fixtureTariff } from '#tariff/tariff.fixture.ts';
import { rewards } from './referral-query.ts';

const tariff = fixtureTariff();
const reward = {
  share: '20%',
  of: 'of the fee',
  duration: 'for a year',
  line: 'monthly',
  months: 12,
  notes: ['…'],
};

describe('rewards', () => {
  it('are a share of the monthly fee in every category', () => {
    expect(rewards(tariff, reward)[0]).toEqual({
      id: 'low',
      category: 'Low risk',
      words: 'low risk',
      amount: '9.80',
      fee: '€49.00',
      month: '€9.80',
      total: '€117.60',
    });
  });

  it('throw for a line that is not a monthly fee', () => {
    expect(() => rewards(tariff, { ...reward, line: 'opening' })).toThrow('no monthly price');
  });
});
