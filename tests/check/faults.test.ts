import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { plainReport } from '#check/report.ts';
import { check } from '#check/run.ts';
import type { Fault } from '#content/fault.ts';
import { CONTENT_DIR, nameOf, overlayFiles } from '#content/files.ts';
import { BUILD_FAILURES } from './mistakes/build-failures.ts';
import { DATA } from './mistakes/data.ts';
import { FILES } from './mistakes/files.ts';
import { FRONT_MATTER } from './mistakes/front-matter.ts';
import { DOC, type Edit, type Mistake, POST } from './mistakes/kinds.ts';
import { LINKS } from './mistakes/links.ts';
import { OWN } from './mistakes/own.ts';
import { PASTED } from './mistakes/pasted.ts';
import { TEXT } from './mistakes/texts.ts';

const MISTAKES: readonly Mistake[] = [
  ...FRONT_MATTER,
  ...FILES,
  ...TEXT,
  ...PASTED,
  ...LINKS,
  ...DATA,
  ...BUILD_FAILURES,
  ...OWN,
];

const read = (file: string) => {
  const path = join(CONTENT_DIR, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/**
 * The content of a file after an edit. Throws if the edit changes nothing, since the test would
 * prove nothing.
 */
function edited(file: string, edit: Edit): string | Uint8Array | null {
  if ('remove' in edit) return null;
  if ('bytes' in edit) return Uint8Array.from(edit.bytes);
  if ('write' in edit) return edit.write;
  const text = read(file);
  const after = 'add' in edit ? text + edit.add : text.replace(edit.swap[0], () => edit.swap[1]);
  if (after === text) throw new Error(`${file}: the edit changes nothing`);
  return after;
}

/** Texts in which many mistakes are made, each in a copy of its own. */
const COPIED = [DOC, POST];
/** A copy has the title of its original. */
const IS_COPY = /has the same (title|description)/;

/** Files on which others depend, so that their faults hide those of others. */
const FACTS = /^(site|rails|limits|demo)\.yaml$|^fees\//;

/** Mistakes that are reported in other files too, or that faults in other files would hide. */
const ALONE = new Set([
  'a related post that does not exist',
  'related to itself',
  'related twice',
  'the title of another page',
  'a name in another case beside it',
  'an answer in an unknown group',
  'a folder without a page of its own',
  'a picture in a legal text',
  'a partner without a mark',
  'an unknown part of the product',
  'an old version that began later',
  'a sum that is in no price list',
  'an allowed sum that occurs nowhere',
  'a drawing whose figures are missing',
  'a budget of no node',
  'an anchor twice',
  'a change of a contract told too late',
  'an own page at an address of the site',
  'a question twice',
  'an unknown mark at an address of its own',
]);

const together = MISTAKES.filter(
  ({ what, at, file }) => !ALONE.has(what) && at === undefined && !FACTS.test(file),
);

/** The file in which a mistake is made. */
const placeOf = (mistake: Mistake): string =>
  COPIED.includes(mistake.file) && together.includes(mistake)
    ? mistake.file.replace('.mdx', `-${together.indexOf(mistake)}.mdx`)
    : mistake.file;

/**
 * The mistakes that are checked at once, since each check reads all content: those in copies; of the
 * others the first of each file, the second, and so on; and each of those on their own.
 */
const groups = [
  ...Map.groupBy(together, (mistake) =>
    COPIED.includes(mistake.file)
      ? 'copies'
      : together.filter(({ file }) => file === mistake.file).indexOf(mistake),
  ).values(),
  ...MISTAKES.filter((mistake) => !together.includes(mistake)).map((mistake) => [mistake]),
];

interface Reported {
  readonly mistake: Mistake;
  readonly faults: readonly Fault[];
}

/** The faults of each of some mistakes, which must be in their own files if they are several. */
async function reported(mistakes: readonly Mistake[]): Promise<Reported[]> {
  const files = mistakes.map((one) => [placeOf(one), edited(one.file, one.edit)]);
  overlayFiles(Object.fromEntries(files));
  const faults = await check();
  const [only, ...others] = mistakes;
  if (only && others.length === 0) return [{ mistake: only, faults }];
  const own = Map.groupBy(
    faults.filter(({ expected }) => !IS_COPY.test(expected)),
    ({ file }) => file,
  );
  const all = mistakes.map((mistake) => {
    const name = nameOf(placeOf(mistake));
    const faults = own.get(name) ?? [];
    own.delete(name);
    return { mistake, faults: faults.map((fault) => ({ ...fault, file: nameOf(mistake.file) })) };
  });
  expect([...own.values()].flat(), 'faults in other files').toEqual([]);
  return all;
}

afterAll(() => overlayFiles({}));

const messages = new Map<Mistake, string>();
const only = (faults: readonly Fault[]) => plainReport(faults).split('\n\n')[0] ?? '';

describe('a mistake in content', () => {
  // The copies take many times as long as another check.
  const options = { timeout: 600_000 };
  test.each(groups)(
    'is reported: $what, in $file, and those checked with it',
    options,
    async (...group) => {
      for (const { mistake, faults } of await reported(group)) {
        const { what, file, edit, at } = mistake;
        messages.set(mistake, `# ${what} (${file})\n${only(faults)}\n`);
        const here = faults.filter((fault) => fault.file === nameOf(at ?? file));
        expect.soft(here, `${what}: ${only(faults)}`).not.toEqual([]);
        // A fault of a text has a line; one of a missing file or a wrong file name has none.
        const isPlaced = 'swap' in edit || 'add' in edit;
        if (isPlaced) expect.soft(here[0]?.line, what).toBeGreaterThan(0);
      }
    },
  );

  test("at least 150 mistakes are tried, and no message has a program's error text", async () => {
    expect(MISTAKES.length).toBeGreaterThanOrEqual(150);
    const day =
      /(a date that is not in the future \(nearest: |has the text in force on |expected a date no later than )[\d-]+/g;
    const text = MISTAKES.map((one) => messages.get(one))
      .join('\n')
      .replace(day, '$1today');
    expect(text).not.toMatch(/undefined|is not a function|Cannot |ENOENT|\[object|at .*\.ts:/);
    await expect(text).toMatchFileSnapshot('messages.txt');
  });
});
