import type { Flow } from '#content/queries/industries-query.ts';
import { amountText, exact, sum } from '#tariff/money.ts';
import { t } from '#words/words.ts';

/** The amount minus the others. */
export function minus(amount: string, ...others: readonly string[]): string {
  return amountText(exact(amount).minus(sum(others)));
}

/** The payments from one node to another; without one of them, to or from any. */
function between({ nodes, payments }: Flow, from?: string, to?: string) {
  for (const end of [from, to]) {
    if (end && !nodes.some(({ id }) => id === end)) {
      throw new Error(`content/industries: a drawing needs the node ${end} in its flow`);
    }
  }
  return payments.filter((one) => one.from === (from ?? one.from) && one.to === (to ?? one.to));
}

const total = (payments: Flow['payments']) => sum(payments.flatMap(({ amount }) => amount ?? []));

/** The number of payments from one node to another: `96 payments`. */
export function paymentCount(flow: Flow, from: string, to: string): string {
  const count = between(flow, from, to).reduce((all, one) => all + (one.count ?? 1), 0);
  return t('industries.payments', { count });
}

/** The sum of the payments from one node to another or, without `to`, to all others. */
export const amountSent = (flow: Flow, from: string, to?: string) => total(between(flow, from, to));

/** The sum of all payments to a node. */
export const amountReceived = (flow: Flow, to: string) => total(between(flow, undefined, to));

/** The summary of a list that is folded on a phone: its name and the number of entries. */
export const labelWithCount = (name: string, { length }: readonly unknown[]) =>
  `${name}\u00a0· ${length}`;
