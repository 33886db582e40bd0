import { addMonths } from '#tariff/day.ts';
import { findLine, linesWithGroups } from '#tariff/lines.ts';
import { AUDIENCES } from '#tariff/names.ts';
import { type Limits, limitsSchema } from '#tariff/schema/limits-schema.ts';
import type { Tariff } from '#tariff/schema/shape.ts';
import { tariffSchema } from '#tariff/schema/tariff-schema.ts';
import { inForce } from '#tariff/versions.ts';
import { once } from './cache.ts';
import { faultIn, parseExact } from './exact-yaml.ts';
import { marks } from './facts.ts';
import type { Fault } from './fault.ts';
import { ContentError, nameOf, type Source, sourceOf, textsIn } from './files.ts';
import { load } from './load.ts';
import type { Marks } from './marks.ts';
import { today } from './site.ts';

interface Read {
  readonly source: Source;
  readonly tariff: Tariff;
}

/** Faults between tariffs: same version, same day, wrong order, too short notice of a change. */
function clashes(read: readonly Read[]): Fault[] {
  return read.flatMap(({ source, tariff }, index): Fault[] => {
    const { version, effective, announced, currency } = tariff;
    const file = source.name
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\.yaml$/, '');
    if (file !== version) {
      return [faultIn(source, ['version'], `expected ${file}, as the file is called`)];
    }
    const before = read[index - 1];
    if (!before) return [];
    const other = `${before.tariff.version} (${before.source.name})`;
    if (before.tariff.currency !== currency) {
      const reason = `expected ${before.tariff.currency}, as in ${other}: prices are compared between the versions`;
      return [faultIn(source, ['currency'], reason)];
    }
    if (before.tariff.effective === effective) {
      const reason = `the same day as ${other}: one version is in force at a time`;
      return [faultIn(source, ['effective'], reason)];
    }
    if (before.tariff.announced > announced) {
      const reason = `expected a day not before ${other}, announced on ${before.tariff.announced}`;
      return [faultIn(source, ['announced'], reason)];
    }
    const earliest = addMonths(announced, 2);
    if (effective >= earliest) return [];
    const reason =
      `announced on ${announced}, so ${earliest} at the earliest: customers are told of a change ` +
      'at least two months before it applies (Directive (EU) 2015/2366, Art. 54)';
    return [faultIn(source, ['effective'], reason)];
  });
}

/** Broken references between the tariffs and the limits, in both directions. */
function strayReferences({ source, tariff }: Read, limits: Limits, file: Source): Fault[] {
  const unknown = AUDIENCES.flatMap((audience) =>
    linesWithGroups(tariff[audience])
      .filter(({ line: { limit } }) => limit !== null && !limits.limits[limit])
      .map(({ group, line }) => {
        const path = [audience, 'groups', group.id, 'lines', line.id, 'limit'];
        return faultIn(source, path, 'unknown limit, none in limits.yaml');
      }),
  );
  const stray = Object.entries(limits.limits).flatMap(([id, limit]) => {
    if (!('includedIn' in limit)) return [];
    const prices = findLine(tariff, limit.includedIn)?.line.prices ?? {};
    if (Object.values(prices)[0]?.kind === 'included') return [];
    const reason = `expected a line of ${source.name} whose price includes a quantity`;
    return [faultIn(file, ['limits', id, 'includedIn'], reason)];
  });
  return [...unknown, ...stray];
}

/**
 * Validates parsed tariffs against each other and the limits; returns them oldest first. Throws
 * `ContentError` with file, line, key and reason of every fault found.
 */
export function readTariffs(sources: readonly Source[], file: Source, marks?: Marks): Tariff[] {
  const limits = parseExact(file, limitsSchema, { marks });
  const faults: Fault[] = [];
  const read = sources.flatMap((source): Read[] => {
    try {
      return [{ source, tariff: parseExact(source, tariffSchema, { marks }) }];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(...error.faults);
      return [];
    }
  });
  read.sort((a, b) => a.tariff.effective.localeCompare(b.tariff.effective));
  faults.push(...clashes(read));
  for (const one of read) faults.push(...strayReferences(one, limits, file));
  if (faults.length > 0) throw new ContentError(faults);
  return read.map(({ tariff }) => tariff);
}

/** `limits.yaml` as written; `resolveLimits` formats it. */
export const limitsFile = (): Limits => load('limits.yaml', limitsSchema);

/** Every version of the tariff, oldest first. */
export const tariffs: () => readonly Tariff[] = once(() =>
  readTariffs(textsIn('fees').map(sourceOf), sourceOf('limits.yaml'), marks()),
);

/** The version in force on the day of the build. Throws `ContentError` before the first one. */
export function tariffInForce(): Tariff {
  const tariff = inForce(tariffs(), today());
  if (tariff) return tariff;
  const [first] = tariffs();
  if (!first) throw new ContentError([{ file: nameOf('fees'), expected: 'expected a price list' }]);
  const reason = `no price list is in force on ${today()}: expected that day or one before; to build ahead, set SITE_DAY to ${first.effective}`;
  throw new ContentError([faultIn(sourceOf(`fees/${first.version}.yaml`), ['effective'], reason)]);
}

/**
 * The version in force and all later ones, announced or not; a text must hold under each of them.
 */
export function tariffsToCome(): readonly Tariff[] {
  const all = tariffs();
  return all.slice(all.indexOf(tariffInForce()));
}
