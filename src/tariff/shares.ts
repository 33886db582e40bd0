import type { Bill, BillPart } from './bill.ts';
import { exact, sum, ZERO } from './money.ts';

/** A segment of the bar chart of a bill. */
export interface Share {
  readonly part: BillPart;
  /** As data, in whole cents. */
  readonly amount: string;
  /** One decimal, as data: `17.9`. All shares of a bill add up to `100.0`. */
  readonly percent: string;
}

/** Tenths of a percent in the whole. */
const TENTHS = exact('1000');

/**
 * The parts of a bill that cost something, in its order. Percentages are rounded down to a tenth,
 * and the remaining tenths go to the parts that lost most by rounding, so that they add up to 100.
 */
export function shares(bill: Bill): Share[] {
  const parts = [...new Set(bill.rows.map(({ part }) => part))]
    .map((part) => ({
      part,
      amount: sum(
        bill.rows.flatMap((row) => (row.part === part && row.amount ? [row.amount] : [])),
      ),
    }))
    .filter(({ amount }) => exact(amount).gt(ZERO));
  const cut = parts.map(({ part, amount }) => {
    const tenths = exact(amount).times(TENTHS).div(exact(bill.total));
    const whole = tenths.round(0, 0);
    return { part, amount, whole, lost: tenths.minus(whole) };
  });
  let spare = cut.reduce((rest, { whole }) => rest.minus(whole), TENTHS);
  for (const share of [...cut].sort((a, b) => b.lost.cmp(a.lost))) {
    if (spare.lte(ZERO)) break;
    share.whole = share.whole.plus('1');
    spare = spare.minus('1');
  }
  return cut.map(({ part, amount, whole }) => ({
    part,
    amount,
    percent: whole.times('0.1').toFixed(1),
  }));
}
