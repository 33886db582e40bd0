import type { AudienceName } from './names.ts';
import type { Price } from './schema/price.ts';
import type { Audience, Category, Group, TariffLine } from './schema/tariff.ts';

/** Every line of an audience, in the tariff's order. */
export function allLines(audience: Audience): TariffLine[] {
  return audience.groups.flatMap(({ lines }) => lines);
}

/** The audience a line id belongs to: individuals' lines begin with `ind-`. */
export function audienceOf(lineId: string): AudienceName {
  return lineId.startsWith('ind-') ? 'individuals' : 'companies';
}

/** A line with its group; `null` where the audience has none of that id. */
export function findLine(
  audience: Audience,
  lineId: string,
): { group: Group; line: TariffLine } | null {
  for (const group of audience.groups) {
    const line = group.lines.find(({ id }) => id === lineId);
    if (line) return { group, line };
  }
  return null;
}

/** How many lines and prices an audience has: `26 lines, 78 prices`. */
export function countPrices(audience: Audience): { lines: number; prices: number } {
  const lines = allLines(audience);
  const prices = lines.reduce((total, line) => total + Object.keys(line.prices).length, 0);
  return { lines: lines.length, prices };
}

/**
 * The price a reference means: of the category it names, or without one, of the lowest category
 * that has a figure. Throws with the known names when the category does not exist.
 */
export function priceFor(audience: Audience, line: TariffLine, category?: string): Price {
  const order = audience.categories.map(({ id }) => id);
  const chosen =
    category ?? order.find((id) => line.prices[id]?.kind !== 'request') ?? order[0] ?? '';
  const price = line.prices[chosen];
  if (!price) {
    throw new Error(`${line.id}: no risk category ${chosen}; expected one of ${order.join(', ')}`);
  }
  return price;
}

/** A category by id; the first one where the id is unknown, as an address may hold anything. */
export function categoryOf(audience: Audience, id: string | null): Category {
  const found = audience.categories.find((category) => category.id === id);
  const chosen = found ?? audience.categories[0];
  if (!chosen) throw new Error('expected a tariff with at least one category');
  return chosen;
}
