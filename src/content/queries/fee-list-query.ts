import { priceParts } from '#tariff/describe.ts';
import { lineIn, priceFor } from '#tariff/lines.ts';
import { categoryWords } from '#tariff/names.ts';
import { insideSentence } from '#words/formats.ts';
import { t } from '#words/words.ts';
import { tariffInForce } from '../tariffs.ts';

/**
 * Companies' prices for a category, by default the lowest. A line without a figure there shows the
 * lowest category that has one, with its label. Throws if the tariff in force does not have the
 * line or category.
 */
export function feeList(lineIds: readonly string[], categoryId?: string) {
  const tariff = tariffInForce();
  const { companies, currency, version } = tariff;
  const category = companies.categories.find(({ id }, at) =>
    categoryId === undefined ? at === 0 : id === categoryId,
  );
  if (!category) throw new Error(`no category ${categoryId} in the tariff ${version}`);
  const items = lineIds.map((id) => {
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
    // `Received` needs the name of its rail, and `Margin` that of the exchange, to be understood.
    const short = group.rail !== null || group.lines.length === 1;
    const label = short
      ? t('tariff.lineInGroup', { group: group.title, line: insideSentence(line.label) })
      : line.label;
    // The category is named if it is not the one of the list.
    return { id, label, price: main, detail, category: other?.label ?? null };
  });
  return { category: categoryWords(category.label, tariff), items };
}

export type FeeList = ReturnType<typeof feeList>;
export type FeeItem = FeeList['items'][number];
