import { AUDIENCES, type AudienceName } from './names.ts';
import type { Audience, Category, Group, Price, Tariff, TariffLine } from './schema/shape.ts';

/** A line in its group. */
export interface Placed {
  readonly group: Group;
  readonly line: TariffLine;
}

/** The audiences that any of the versions has prices for. */
export const audiencesOf = (...versions: readonly Pick<Tariff, AudienceName>[]): AudienceName[] =>
  AUDIENCES.filter((name) => versions.some((version) => version[name].groups.length > 0));

/** Every line of an audience, in the tariff's order. */
export function placedLines({ groups }: Audience): Placed[] {
  return groups.flatMap((group) => group.lines.map((line) => ({ group, line })));
}

/** A line with its group; `null` where the audience has none of that id. */
export function lineIn(audience: Audience, id: string): Placed | null {
  return placedLines(audience).find(({ line }) => line.id === id) ?? null;
}

/** A line of a tariff, whoever it is for: an id stands once in both audiences. */
export function findLine(
  tariff: Pick<Tariff, AudienceName>,
  id: string,
): (Placed & { readonly audience: AudienceName }) | null {
  for (const audience of AUDIENCES) {
    const placed = lineIn(tariff[audience], id);
    if (placed) return { ...placed, audience };
  }
  return null;
}

/** How many lines and prices an audience has: `26 lines, 78 prices`. */
export function countPrices(audience: Audience): { lines: number; prices: number } {
  const lines = placedLines(audience);
  const prices = lines.reduce((total, { line }) => total + Object.keys(line.prices).length, 0);
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
    throw new Error(`${line.id}: no category ${chosen}; expected one of ${order.join(', ')}`);
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
