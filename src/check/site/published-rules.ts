import { createHash } from 'node:crypto';
import type { Fault } from '#content/fault.ts';
import { hasFile, nameOf, type Source, sourceOf } from '#content/files.ts';
import { legalDocuments } from '#content/queries/legal-query.ts';
import { read } from '#content/read.ts';
import type { Published } from '#content/schemas/published-schema.ts';
import { today } from '#content/site.ts';
import { tariffs } from '#content/tariffs.ts';
import { faultAt } from '../placed-texts.ts';

/**
 * Published documents must not change: a legal text only with a new version, a price list never.
 * `content/published.yaml` records their state at the last release.
 */

export const PUBLISHED = 'published.yaml';

const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A legal text without front matter, which may change without a new version. */
const wordingOf = ({ text }: Source) => text.replace(/^---\n[\s\S]*?\n---\n/, '').trim();

/** The record that `npm run record` writes for the current content. */
export function publishedNow(): Published {
  const legal = legalDocuments().map(({ id, file, data }) => [
    id,
    { version: data.version, sha256: sumOf(wordingOf(sourceOf(file))) },
  ]);
  const given = tariffs().filter(({ announced }) => announced <= today());
  const fees = given.map(({ version }) => [version, sumOf(sourceOf(feesFile(version)).text)]);
  return { legal: Object.fromEntries(legal), fees: Object.fromEntries(fees) };
}

function legalFaults({ legal }: Published): Fault[] {
  return legalDocuments().flatMap(({ id, file, data }): Fault[] => {
    const source = sourceOf(file);
    const before = legal[id];
    if (!before) return [];
    const changed = before.sha256 !== sumOf(wordingOf(source));
    if (before.version === data.version) {
      if (!changed) return [];
      const expected =
        'the text differs from the one published as this version: expected a new version with ' +
        `its date and the old text in content/legal-archive/${id}/, or the unchanged text`;
      return [faultAt(file, ['version'], expected)];
    }
    const archive = `legal-archive/${id}/${before.version.replaceAll('.', '-')}.md`;
    if (hasFile(archive) || file !== `legal/${id}.md`) return [];
    const expected = `replaces ${before.version}, which has been published: expected its text in content/${archive}`;
    return [faultAt(file, ['version'], expected)];
  });
}

const feesFile = (version: string) => `fees/${version}.yaml`;

function feeFaults({ fees }: Published): Fault[] {
  const changed = Object.entries(fees).flatMap(([version, sum]): Fault[] => {
    const file = feesFile(version);
    if (!hasFile(file)) {
      const expected = 'this price list has been published and must not be deleted';
      return [{ file: nameOf(file), expected }];
    }
    if (sumOf(sourceOf(file).text) === sum) return [];
    const expected =
      'this price list has been published and must not change: write a new version instead';
    return [faultAt(file, ['version'], expected)];
  });
  const latest = tariffs()
    .filter(({ version }) => fees[version])
    .map(({ announced }) => announced)
    .sort()
    .at(-1);
  const late = tariffs().flatMap(({ version, announced }): Fault[] => {
    if (fees[version] || !latest || announced > latest) return [];
    const expected = `the notice must be later than the last one: expected a day after ${latest}, when the last one was announced`;
    return [faultAt(feesFile(version), ['announced'], expected)];
  });
  return [...changed, ...late];
}

/** Effective dates in the future: `content/legal` is only for texts in force. */
function earlyFaults(): Fault[] {
  return legalDocuments()
    .filter(({ data }) => data.effective > today())
    .map(({ file }) =>
      faultAt(
        file,
        ['effective'],
        `expected a date that is not in the future: content/legal/ has the text in force on ${today()}`,
      ),
    );
}

/** Legal texts and price lists that differ from the published ones. */
export function publishedFaults(): Fault[] {
  if (!hasFile(PUBLISHED)) return earlyFaults();
  const before = read(PUBLISHED);
  return [...earlyFaults(), ...legalFaults(before), ...feeFaults(before)];
}
