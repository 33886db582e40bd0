import type { Flow } from '../../content/queries/industries.ts';
import { amountText, exact, sum } from '../../tariff/money.ts';

/** What is left of an amount. */
export function less(amount: string, ...others: readonly string[]): string {
  return amountText(exact(amount).minus(sum(others)));
}

function total({ nodes, payments }: Flow, ends: { from?: string; to?: string }): string {
  const { from, to } = ends;
  for (const end of [from, to]) {
    if (end && !nodes.some(({ id }) => id === end)) {
      throw new Error(`content/industries: a drawing needs the node ${end} in its flow`);
    }
  }
  const between = payments.filter(
    (one) => one.from === (from ?? one.from) && one.to === (to ?? one.to),
  );
  return sum(between.flatMap(({ amount }) => amount ?? []));
}

/** What a flow carries from one node to another; without the second, all that leaves the first. */
export function carried(flow: Flow, from: string, to?: string): string {
  return total(flow, { from, ...(to && { to }) });
}

/** All that a flow carries to one node. */
export function received(flow: Flow, to: string): string {
  return total(flow, { to });
}
