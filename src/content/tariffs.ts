import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIENCES } from '../tariff/names.ts';
import { type Limits, limitsSchema } from '../tariff/schema/limits.ts';
import { type Tariff, tariffSchema } from '../tariff/schema/tariff.ts';
import { parseExact, type Source } from './exact-yaml.ts';
import { type Business, businessSchema } from './schemas/business.ts';
import { type Jurisdictions, jurisdictionsSchema } from './schemas/jurisdictions.ts';
import { ContentError } from './yaml-file.ts';

type Marks = Readonly<Record<string, string>>;

function sourceAt(path: string): Source {
  return { name: path, text: readFileSync(path, 'utf8') };
}

/** What two files can only get wrong together: same version, same day, order of announcement. */
function clashes(read: readonly { source: Source; tariff: Tariff }[]): string[] {
  const faults: string[] = [];
  read.forEach(({ source, tariff }, index) => {
    const file = source.name.split(/[\\/]/).at(-1);
    if (file !== `${tariff.version}.yaml`) {
      const expected = `expected ${file?.replace(/\.yaml$/, '')}, as the file is called`;
      faults.push(`${source.name}: version is "${tariff.version}": ${expected}`);
    }
    const before = read[index - 1];
    if (!before) return;
    const other = `${before.tariff.version} (${before.source.name})`;
    if (before.tariff.version === tariff.version) {
      faults.push(`${source.name}: version is "${tariff.version}": duplicate of ${other}`);
    } else if (before.tariff.effective === tariff.effective) {
      const reason = `the same day as ${other}: one version is in force at a time`;
      faults.push(`${source.name}: effective is "${tariff.effective}": ${reason}`);
    } else if (before.tariff.announced > tariff.announced) {
      const reason = `expected a day not before ${other}, announced on ${before.tariff.announced}`;
      faults.push(`${source.name}: announced is "${tariff.announced}": ${reason}`);
    }
  });
  return faults;
}

/** References between the tariffs and the limits, both ways. */
function strayReferences(source: Source, tariff: Tariff, { limits }: Limits): string[] {
  const lines = AUDIENCES.flatMap((audience) =>
    tariff[audience].groups.flatMap((group) =>
      group.lines.map((line) => ({
        line,
        path: `${audience}.groups.${group.id}.lines.${line.id}`,
      })),
    ),
  );
  const unknown = lines
    .filter(({ line }) => line.limit !== null && !limits[line.limit])
    .map(({ line, path }) => {
      return `${source.name}: ${path}.limit is "${line.limit}": unknown limit, none in limits.yaml`;
    });
  const stray = Object.entries(limits).flatMap(([id, limit]) => {
    if (!('includedIn' in limit)) return [];
    const line = lines.find((entry) => entry.line.id === limit.includedIn)?.line;
    const first = line && Object.values(line.prices)[0];
    if (first?.kind === 'included') return [];
    const reason = `expected a line of ${source.name} whose price includes a quantity`;
    return [`limits.yaml: limits.${id}.includedIn is "${limit.includedIn}": ${reason}`];
  });
  return [...unknown, ...stray];
}

/**
 * Validates tariffs already in memory against each other and the limits, oldest first.
 * Throws `ContentError` naming file, key and reason of every fault it can see at once.
 */
export function readTariffs(
  sources: readonly Source[],
  limits: Limits,
  marks: Marks = {},
): Tariff[] {
  if (sources.length === 0) throw new ContentError('content/fees: expected at least one tariff');
  const faults: string[] = [];
  const read = sources.flatMap((source) => {
    try {
      return [{ source, tariff: parseExact(source, tariffSchema, marks) }];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(error.message);
      return [];
    }
  });
  read.sort((a, b) => a.tariff.effective.localeCompare(b.tariff.effective));
  faults.push(...clashes(read));
  for (const { source, tariff } of read) faults.push(...strayReferences(source, tariff, limits));
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
  return read.map(({ tariff }) => tariff);
}

/** Every version of the tariff under `{dir}/fees`, oldest first; `dir` is the content directory. */
export function loadTariffs(dir: string, marks: Marks = {}): Tariff[] {
  const folder = join(dir, 'fees');
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => sourceAt(join(folder, name)));
  return readTariffs(sources, loadLimits(dir, marks), marks);
}

/** `{dir}/limits.yaml`; `resolveLimits` turns it into texts. */
export function loadLimits(dir: string, marks: Marks = {}): Limits {
  return parseExact(sourceAt(join(dir, 'limits.yaml')), limitsSchema, marks);
}

/** `{dir}/jurisdictions.yaml` */
export function loadJurisdictions(dir: string, marks: Marks = {}): Jurisdictions {
  return parseExact(sourceAt(join(dir, 'jurisdictions.yaml')), jurisdictionsSchema, marks);
}

/** `{dir}/business.yaml` */
export function loadBusiness(dir: string, marks: Marks = {}): Business {
  return parseExact(sourceAt(join(dir, 'business.yaml')), businessSchema, marks);
}
