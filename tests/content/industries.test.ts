import { describe, expect, test } from 'vitest';
import {
  type Flow,
  industriesContent,
  industryEntries,
} from '#content/queries/industries-query.ts';
import { tariffsToCome } from '#content/tariffs.ts';
import { amountReceived, amountSent, minus } from '#features/industries/sums.ts';
import { linesWithGroups } from '#tariff/lines.ts';
import { exact, sum } from '#tariff/money.ts';
import { applyPrice } from '#tariff/price.ts';
import type { Tariff } from '#tariff/schema/shape.ts';

type Written = ReturnType<typeof industryEntries>[number];

const { examples, industries } = industriesContent();
const { night, month: studio, budgets } = examples;

/** The money flow of the industry with a given drawing. */
const flowOf = (name: Written['drawing']) =>
  industries.find(({ drawing, example }) => [drawing, example].includes(name))?.flow as Flow;
const left = (flow: Flow, node: string) =>
  Number(minus(amountReceived(flow, node), amountSent(flow, node)));

/** The cost of one payment of a flow at the highest price for its rail in a category. */
function highestPrice(tariff: Tariff, category: string, payment: Flow['payments'][number]) {
  const count = payment.count ?? 1;
  const amount = exact(payment.amount ?? '0')
    .div(String(count))
    .toFixed(2);
  const costs = linesWithGroups(tariff.companies)
    .filter(({ line }) => line.rail === payment.rail && line.per === 'payment')
    .map(({ line }) => line.prices[category])
    .map((price) =>
      price ? Number(applyPrice(price, { count, amount }, tariff.currency).amount ?? 0) : 0,
    );
  return Math.max(0, ...costs);
}

/** The earnings of a flow minus the costs of its payments through accounts of the institution. */
function profit({ flow, category }: Pick<Written, 'flow' | 'category'>, tariff: Tariff): number {
  const here = flow.nodes.filter((node) => node.here).map(({ id }) => id);
  const ours = flow.payments.filter(({ from, to }) => here.includes(from) || here.includes(to));
  const costs = ours.reduce((all, payment) => all + highestPrice(tariff, category, payment), 0);
  const earned = flow.payments.filter((payment) => payment.earned);
  return Number(sum(earned.map(({ amount }) => amount ?? '0.00'))) - costs;
}

describe('no example loses money at the tariff’s prices', () => {
  const earning = industryEntries().filter(({ flow }) => flow.payments.some((one) => one.earned));

  test('there are examples with earnings', () => expect(earning).not.toEqual([]));

  describe.each(tariffsToCome())('tariff $version', (tariff) => {
    test.each(earning)('$label', (industry) => {
      expect(profit(industry, tariff)).toBeGreaterThan(0);
    });
  });
});

describe('the industries’ examples', () => {
  test.each([
    ['client-money', 'collection'],
    ['settled', 'settlement'],
    ['held', 'held'],
  ] as const)('%s: the %s account pays out everything it receives', (name, node) => {
    const flow = flowOf(name);
    expect(Number(amountReceived(flow, node))).toBeGreaterThan(0);
    expect(left(flow, node)).toBe(0);
  });

  test.runIf(night)(
    'gambling: the hours of the night are consecutive and the players’ account stays in credit',
    () => {
      const { hours = [] } = night ?? {};
      const first = Number.parseInt(hours[0]?.from ?? '', 10);
      hours.forEach(({ from }, index) => {
        expect(from).toBe(`${String((first + index) % 24).padStart(2, '0')}:00`);
      });
      const total = (side: 'paidIn' | 'paidOut') =>
        hours.reduce((all, hour) => all + hour[side], 0);
      expect(total('paidIn')).toBeGreaterThan(total('paidOut'));
    },
  );

  test.runIf(studio)(
    'IT: an invoice in another currency is credited less charges at its rate, and covers the payment file',
    () => {
      if (!studio) return;
      const { entries, file } = studio;
      for (const { amount, invoiced } of entries) {
        if (!invoiced) continue;
        const arrived = Number(minus(invoiced.amount, invoiced.taken)) / Number(invoiced.rate);
        expect(amount).toBe(arrived.toFixed(2));
      }
      const days = [...entries, file].map(({ day }) => day);
      expect([...days].sort((a, b) => a - b)).toEqual(days);
      expect(Number(minus(sum(entries.map(({ amount }) => amount)), file.amount))).toBeGreaterThan(
        0,
      );
    },
  );

  test.runIf(budgets)(
    'marketing: each budget pays the same share of fee and is not overspent',
    () => {
      if (!budgets) return;
      const flow = flowOf('budgets');
      const shares = budgets.budgets.map(({ node }) => {
        expect(left(flow, node)).toBeGreaterThan(0);
        return Number(amountSent(flow, node, budgets.feeTo)) / Number(amountReceived(flow, node));
      });
      expect(new Set(shares.map((share) => share.toFixed(4))).size).toBe(1);
      expect(shares[0]).toBeGreaterThan(0);
    },
  );
});

test('remaining amounts are exact, and a drawing cannot refer to a node missing in its flow', () => {
  expect(minus('1000.00', '0.10', '0.20')).toBe('999.70');
  expect(() => amountSent({ nodes: [], payments: [] }, 'held')).toThrow('held');
});
