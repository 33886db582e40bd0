import { priceParts } from '#tariff/describe.ts';
import { lineIn, priceFor } from '#tariff/lines.ts';
import { categoryWords } from '#tariff/names.ts';
import { insideSentence } from '#words/formats.ts';
import { tariffInForce } from '../tariffs.ts';

/** One line of the tariff as a page names it, with its price in force. */
export interface FeeItem {
  readonly id: string;
  readonly label: string;
  readonly price: string;
  readonly detail: string | null;
  /** The category's label where the price is not of the one the list announces. */
  readonly category: string | null;
}

/** A list of prices and the category that it is for. */
export interface FeeList {
  /** As a sentence has it. */
  readonly category: string;
  readonly items: readonly FeeItem[];
}

/**
 * Companies' prices for a category, by default the lowest. A line without a figure there shows the
 * lowest category that has one, and names it. Throws on a line or a category that the tariff in
 * force does not have.
 */
export function feeList(lineIds: readonly string[], categoryId?: string): FeeList {
  const tariff = tariffInForce();
  const { companies, currency, version } = tariff;
  const category = companies.categories.find(({ id }, at) =>
    categoryId === undefined ? at === 0 : id === categoryId,
  );
  if (!category) throw new Error(`no category ${categoryId} in the tariff ${version}`);
  const items = lineIds.map((id): FeeItem => {
    const found = lineIn(companies, id);
    if (!found) throw new Error(`no line ${id} for companies in the tariff ${version}`);
    const { group, line } = found;
    const own = line.prices[category.id];
    const other =
      own && own.kind !== 'request'
        ? undefined
        : companies.categories.find((one) => line.prices[one.id]?.kind !== 'request');
    const { main, detail } = priceParts(
      priceFor(companies, line, (other ?? category).id),
      currency,
    );
    // `Received` says nothing without its rail, `Margin` nothing without the exchange.
    const short = group.rail !== null || group.lines.length === 1;
    const label = short ? `${group.title} ${insideSentence(line.label)}` : line.label;
    return { id, label, price: main, detail, category: other?.label ?? null };
  });
  return { category: categoryWords(category.label, tariff), items };
}
