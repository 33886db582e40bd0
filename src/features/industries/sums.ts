import type { Flow } from '../../content/queries/industries.ts';
import { cents, formatAmount } from '../../vignettes/demo.ts';

/** Euro with two decimals, from whole cents. */
const fromCents = (all: number) => (all / 100).toFixed(2);

export function sumOf(amounts: readonly string[]): string {
  return fromCents(amounts.reduce((all, one) => all + cents(one), 0));
}

export function less(amount: string, ...others: readonly string[]): string {
  return fromCents(cents(amount) - cents(sumOf(others)));
}

/** What a flow carries from one node to another; without the second, all that leaves the first. */
export function carried({ payments }: Flow, from: string, to?: string): string {
  return sumOf(
    payments.flatMap((one) =>
      one.from === from && (to === undefined || one.to === to) && one.amount ? [one.amount] : [],
    ),
  );
}

/** All that a flow carries to one node. */
export function received({ payments }: Flow, to: string): string {
  return sumOf(payments.flatMap((one) => (one.to === to && one.amount ? [one.amount] : [])));
}

/** As it is written: `412300.00` → `€412,300.00`. */
export const euro = (amount: string) => `€${formatAmount(amount)}`;
