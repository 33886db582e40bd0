import type { Flow } from '../../content/queries/industries.ts';
import { amountText, exact, sum } from '../../tariff/money.ts';

export function less(amount: string, ...others: readonly string[]): string {
  return amountText(exact(amount).minus(sum(others)));
}

/** What a flow carries from one node to another; without the second, all that leaves the first. */
export function carried({ payments }: Flow, from: string, to?: string): string {
  return sum(
    payments.flatMap((one) =>
      one.from === from && (to === undefined || one.to === to) && one.amount ? [one.amount] : [],
    ),
  );
}

/** All that a flow carries to one node. */
export function received({ payments }: Flow, to: string): string {
  return sum(payments.flatMap((one) => (one.to === to && one.amount ? [one.amount] : [])));
}
