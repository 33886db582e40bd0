import { AUDIENCES, type AudienceName } from './names.ts';
import type { Audience, Category, Group, Price, Tariff, TariffLine } from './schema/shape.ts';

/** A line with its group. */
export interface LineWithGroup {
  readonly group: Group;
  readonly line: TariffLine;
}

/** The audiences for which any of the versions has prices. */
export const audiencesOf = (...versions: readonly Pick<Tariff, AudienceName>[]): AudienceName[] =>
  AUDIENCES.filter((name) => versions.some((version) => version[name].groups.length > 0));

/** Every line of an audience, in the tariff's order. */
export function linesWithGroups({ groups }: Audience): LineWithGroup[] {
  return groups.flatMap((group) => group.lines.map((line) => ({ group, line })));
}

/** A line with its group; `null` if the audience has no line of that id. */
export function lineIn(audience: Audience, id: string): LineWithGroup | null {
  return linesWithGroups(audience).find(({ line }) => line.id === id) ?? null;
}

/** A line of a tariff of whichever audience; ids are unique across audiences. */
export function findLine(
  tariff: Pick<Tariff, AudienceName>,
  id: string,
): (LineWithGroup & { readonly audience: AudienceName }) | null {
  for (const audience of AUDIENCES) {
    const placed = lineIn(tariff[audience], id);
    if (placed) return { ...placed, audience };
  }
  return null;
}

/**
 * The price that a reference refers to: that of the named category, or else of the lowest category
 * with a figure. Throws an error with the known ids if the category does not exist.
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

/** A category by id; the first one for an unknown id, since a URL may contain anything. */
export function categoryOf(audience: Audience, id: string | null): Category {
  const found = audience.categories.find((category) => category.id === id);
  const chosen = found ?? audience.categories[0];
  if (!chosen) throw new Error('expected a tariff with at least one category');
  return chosen;
}
