import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainReport } from '#check/report.ts';
import { check } from '#check/run.ts';
import type { Fault } from '#content/fault.ts';
import { CONTENT_DIR, nameOf, overlayFiles } from '#content/files.ts';
import { MISTAKES } from './faults.ts';
import { DOC, type Edit, type Mistake } from './mistakes/kinds.ts';

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

/** The faults of a mistake on its own. */
async function alone({ file, edit }: Mistake): Promise<Fault[]> {
  overlayFiles({ [file]: edited(file, edit) });
  return check();
}

/** Mistakes in the text of one document are each made in a copy of it, and checked together. */
const together = MISTAKES.filter(({ file, edit }) => file === DOC && 'add' in edit);
const copyOf = (mistake: Mistake) => `docs/payments/copy-${together.indexOf(mistake)}.mdx`;
let ofTogether: readonly Fault[] = [];

beforeAll(async () => {
  const copies = together.map((mistake, index) => {
    const text = String(edited(DOC, mistake.edit))
      .replace(/^title: .*$/m, `title: A copy with the name n${index}`)
      .replace(/^description: "/m, `description: "n${index}: `);
    return [copyOf(mistake), text];
  });
  overlayFiles(Object.fromEntries(copies));
  ofTogether = await check();
});

afterAll(() => overlayFiles({}));

async function faultsOf(mistake: Mistake): Promise<readonly Fault[]> {
  if (!together.includes(mistake)) return alone(mistake);
  const name = nameOf(copyOf(mistake));
  return ofTogether
    .filter(({ file }) => file === name)
    .map((fault) => ({ ...fault, file: nameOf(DOC) }));
}

const messages: string[] = [];
const only = (faults: readonly Fault[]) => plainReport(faults).split('\n\n')[0] ?? '';

describe('a mistake in content', () => {
  test.each(MISTAKES)('is reported: $what, in $file', async (mistake) => {
    const { what, file, edit, at } = mistake;
    const faults = await faultsOf(mistake);
    messages.push(`# ${what} (${file})\n${only(faults)}\n`);
    const here = faults.filter((fault) => fault.file === nameOf(at ?? file));
    expect(here, only(faults)).not.toEqual([]);
    // A fault of a text has a line; one of a missing file or a wrong file name has none.
    const isPlaced = 'swap' in edit || 'add' in edit;
    if (isPlaced) expect(here[0]?.line, only(faults)).toBeGreaterThan(0);
  });

  test("at least 150 mistakes are tried, and no message has a program's error text", async () => {
    expect(MISTAKES.length).toBeGreaterThanOrEqual(150);
    const day =
      /(a date that is not in the future \(nearest: |has the text in force on |expected a date no later than )[\d-]+/g;
    const text = messages.join('\n').replace(day, '$1today');
    expect(text).not.toMatch(/undefined|is not a function|Cannot |ENOENT|\[object|at .*\.ts:/);
    await expect(text).toMatchFileSnapshot('messages.txt');
  });
});
