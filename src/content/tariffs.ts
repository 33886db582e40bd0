import { addMonths } from '#tariff/day.ts';
import { findLine, linesWithGroups } from '#tariff/lines.ts';
import { AUDIENCES } from '#tariff/names.ts';
import { type Limits, limitsSchema } from '#tariff/schema/limits-schema.ts';
import type { Tariff } from '#tariff/schema/shape.ts';
import { tariffSchema } from '#tariff/schema/tariff-schema.ts';
import { inForce } from '#tariff/versions.ts';
import { once } from './cache.ts';
import { faultIn } from './exact-yaml.ts';
import type { Fault } from './fault.ts';
import { ContentError, nameOf, sourceOf } from './files.ts';
import { type Entry, load, loadFolder } from './load.ts';
import { today } from './site.ts';

type Read = Entry<Tariff>;

/** Faults between tariffs: same version, same day, wrong order, too short notice of a change. */
function clashes(read: readonly Read[]): Fault[] {
  return read.flatMap(({ id, file, data }, index): Fault[] => {
    const { version, effective, announced, currency } = data;
    const refuse = (key: string, expected: string) => [faultIn(sourceOf(file), [key], expected)];
    if (id !== version) return refuse('version', `expected ${id}, as the file is called`);
    const before = read[index - 1];
    if (!before) return [];
    const other = `${before.id} (${nameOf(before.file)})`;
    if (before.data.currency !== currency) {
      const of = `expected ${before.data.currency}, as in ${other}`;
      return refuse('currency', `${of}: prices are compared between the versions`);
    }
    if (before.data.effective === effective) {
      return refuse('effective', `the same day as ${other}: one version is in force at a time`);
    }
    if (before.data.announced > announced) {
      const on = before.data.announced;
      return refuse('announced', `expected a day not before ${other}, announced on ${on}`);
    }
    const earliest = addMonths(announced, 2);
    if (effective >= earliest) return [];
    const reason =
      `announced on ${announced}, so ${earliest} at the earliest: customers are told of a change ` +
      'at least two months before it applies (Directive (EU) 2015/2366, Art. 54)';
    return refuse('effective', reason);
  });
}

/** Broken references between a tariff and the limits, in both directions. */
function strayReferences({ file, data: tariff }: Read): Fault[] {
  const { limits } = limitsFile();
  const unknown = AUDIENCES.flatMap((audience) =>
    linesWithGroups(tariff[audience])
      .filter(({ line: { limit } }) => limit !== null && !limits[limit])
      .map(({ group, line }) => {
        const path = [audience, 'groups', group.id, 'lines', line.id, 'limit'];
        return faultIn(sourceOf(file), path, 'unknown limit, none in limits.yaml');
      }),
  );
  const stray = Object.entries(limits).flatMap(([id, limit]) => {
    if (!('includedIn' in limit)) return [];
    const prices = findLine(tariff, limit.includedIn)?.line.prices ?? {};
    if (Object.values(prices).some(({ kind }) => kind === 'included')) return [];
    const reason = `expected a line of ${nameOf(file)} whose price includes a quantity`;
    return [faultIn(sourceOf('limits.yaml'), ['limits', id, 'includedIn'], reason)];
  });
  return [...unknown, ...stray];
}

/** `limits.yaml` as written; `resolveLimits` formats it. */
export const limitsFile = (): Limits => load('limits.yaml', limitsSchema);

/**
 * Every version of the tariff, oldest first. Throws `ContentError` for versions that contradict one
 * another or the limits.
 */
export const tariffs: () => readonly Tariff[] = once(() => {
  const read = loadFolder('fees', tariffSchema).toSorted((a, b) =>
    a.data.effective.localeCompare(b.data.effective),
  );
  const faults = [...clashes(read), ...read.flatMap(strayReferences)];
  if (faults.length > 0) throw new ContentError(faults);
  return read.map(({ data }) => data);
});

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
