import type { z } from 'zod';
import { AUDIENCES } from '../names.ts';
import { railOf, rails } from '../rails.ts';
import type { AudienceEntry, TariffEntry } from './entry.ts';

type Refuse = (path: readonly PropertyKey[], message: string) => void;

function checkDates({ version, announced, effective }: TariffEntry, refuse: Refuse): void {
  if (effective < announced) {
    refuse(['effective'], `expected a day not before it was announced, ${announced}`);
  }
  if (!version.startsWith(effective.slice(0, 4))) {
    refuse(
      ['version'],
      `expected it to begin with the year it takes effect, ${effective.slice(0, 4)}`,
    );
  }
}

/** Every line of an audience with its path in the file. */
function linesOf(audience: AudienceEntry) {
  return Object.entries(audience.groups).flatMap(([group, { lines, per, rail }]) =>
    Object.entries(lines).map(([name, line]) => ({
      name,
      line,
      path: ['groups', group, 'lines', name] as const,
      per: line.per ?? per ?? 'once',
      rail: line.rail ?? rail,
    })),
  );
}

type PlacedLine = ReturnType<typeof linesOf>[number];

function checkSource({ line, path }: PlacedLine, names: readonly string[], refuse: Refuse): void {
  const given = [line.price, line.prices, line.sameAs].filter((source) => source !== undefined);
  if (given.length !== 1) refuse(path, 'expected exactly one of price, prices and sameAs');
  if (line.sameAs && !names.includes(line.sameAs)) {
    refuse([...path, 'sameAs'], `unknown line: expected one of ${names.join(', ')}`);
  }
}

function checkCategories(
  { line, path }: PlacedLine,
  categories: readonly string[],
  refuse: Refuse,
) {
  if (!line.prices) return;
  for (const category of Object.keys(line.prices)) {
    if (!categories.includes(category)) {
      const expected = `expected one of ${categories.join(', ')}`;
      refuse([...path, 'prices', category], `unknown category: ${expected}`);
    }
  }
  for (const category of categories) {
    if (!line.prices[category]) {
      refuse([...path, 'prices', category], 'expected a price for every category');
    }
  }
}

function checkUse({ line, path, per, rail }: PlacedLine, refuse: Refuse): void {
  const all = line.price ? [line.price] : Object.values(line.prices ?? {});
  const needsAmount = all.some(({ kind }) => kind === 'percent' || kind === 'tiers');
  if (needsAmount && per !== 'payment' && per !== 'exchange') {
    refuse(path, 'a percentage or a tier needs an amount: expected per: payment or per: exchange');
  }
  if (per === 'payment' && !rail) {
    refuse(path, 'expected the rail of this payment: its cut-off and execution time hang on it');
  }
}

/**
 * A payment on a rail with `pricedAs` is free or takes its prices from a line of that rail with
 * `sameAs`, so that they cannot drift apart: for payments in euro the law forbids a higher price
 * for instant.
 */
function checkSamePrice(placed: readonly PlacedLine[], refuse: Refuse): void {
  for (const { line, path, per, rail } of placed) {
    if (!rail || !rails().includes(rail)) continue;
    const { name, pricedAs } = railOf(rail);
    if (!pricedAs || per !== 'payment' || line.price?.kind === 'free') continue;
    if (placed.some((other) => other.name === line.sameAs && other.rail === pricedAs)) continue;
    const cheaper = railOf(pricedAs).name;
    refuse(
      path,
      `expected free or sameAs with a ${cheaper} line: ${name} costs the same as ${cheaper} ` +
        '(pricedAs in rails.yaml)',
    );
  }
}

function checkAudience(
  audience: AudienceEntry,
  seen: Set<string>,
  footnotes: readonly string[],
  refuse: Refuse,
): void {
  const placed = linesOf(audience);
  const names = placed.filter(({ line }) => !line.sameAs).map(({ name }) => name);
  for (const entry of placed) {
    const { name, line, path } = entry;
    if (seen.has(name)) refuse(path, `duplicate line id: ${name} stands in the tariff already`);
    seen.add(name);
    line.footnotes.forEach((note, index) => {
      if (!footnotes.includes(note)) refuse([...path, 'footnotes', index], 'unknown footnote');
    });
    checkSource(entry, names, refuse);
    checkCategories(entry, Object.keys(audience.categories), refuse);
    checkUse(entry, refuse);
  }
  checkSamePrice(placed, refuse);
  for (const [name, { rail, everyRail }] of Object.entries(audience.groups)) {
    if (rail && everyRail)
      refuse(['groups', name, 'everyRail'], 'expected either rail or everyRail, not both');
  }
}

/**
 * Checks that a schema cannot express: dates, references, one price per category, the same price on
 * two rails.
 */
export function checkTariff(
  tariff: TariffEntry,
  context: z.core.$RefinementCtx<TariffEntry>,
): void {
  const refuse: Refuse = (path, message) => {
    context.addIssue({ code: 'custom', path: [...path], message });
  };
  checkDates(tariff, refuse);
  const footnotes = Object.keys(tariff.footnotes);
  const seen = new Set<string>();
  const used = AUDIENCES.flatMap((name) => {
    const audience = tariff[name];
    if (!audience) return [];
    checkAudience(audience, seen, footnotes, (path, message) => refuse([name, ...path], message));
    return linesOf(audience).flatMap(({ line }) => line.footnotes);
  });
  for (const note of footnotes) {
    if (!used.includes(note)) refuse(['footnotes', note], 'no line refers to this footnote');
  }
}
