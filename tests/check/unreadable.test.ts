import { afterEach, describe, expect, test } from 'vitest';
import { plainReport } from '#check/report.ts';
import { check } from '#check/run.ts';
import type { Fault } from '#content/fault.ts';
import { FILES, folderOf } from '#content/file-schemas.ts';
import { filesIn, nameOf, overlayFiles } from '#content/files.ts';

/** Faults that concern a whole file. */
const WHOLE: Readonly<Record<string, string | Uint8Array | null>> = {
  'is missing': null,
  'is empty': '',
  'holds nothing but a comment': '# nothing yet\n',
  'is UTF-16': Uint8Array.from([0xff, 0xfe, 0x61, 0, 0x3a, 0]),
  'is not UTF-8': Uint8Array.from([0x61, 0x3a, 0x20, 0xe9, 0x0a]),
  'begins with a byte order mark': Uint8Array.from([0xef, 0xbb, 0xbf, 0x61, 0x3a, 0x20, 0x62]),
  'is no valid YAML': 'name: [one, two\nother: 1\n',
  'names an anchor that is none': 'name: *other\n',
  'refers to itself': 'name: &a [*a]\n',
  'holds more than one document': 'a: 1\n---\nb: 2\n',
  'is a list': '- one\n',
  'is a word': 'nothing\n',
};

/** Files that all texts depend on; the check reports their faults before any others. */
const FACTS = ['site.yaml', 'rails.yaml', 'facts.yaml', 'limits.yaml', 'demo.yaml'];
const OTHERS = Object.keys(FILES).filter((file) => !FACTS.includes(file) && !FILES[file]?.optional);
/** The first file of each folder of texts. */
const TEXTS = [
  ...new Map(
    filesIn('.').flatMap((file) => (folderOf(file) ? [[folderOf(file), file]] : [])),
  ).values(),
];

afterEach(() => overlayFiles({}));

/**
 * The faults if all given files are replaced by the same bytes; expects understandable messages.
 */
async function faultsOf(
  files: readonly string[],
  by: string | Uint8Array | null,
): Promise<Fault[]> {
  overlayFiles(Object.fromEntries(files.map((file) => [file, by])));
  const faults = await check();
  expect(plainReport(faults)).not.toMatch(
    /undefined|is not a function|Cannot |ENOENT|\[object|\bat .*\.ts:|Error:/,
  );
  return faults;
}

describe.each(Object.entries(WHOLE))('a file that %s', (_, by) => {
  test.each(FACTS)('is reported with its name and what to do: %s', async (file) => {
    const faults = await faultsOf([file], by);
    expect(faults.map((fault) => fault.file)).toContain(nameOf(file));
  });

  test('is reported with its name, whatever file it is', async () => {
    const files = by === null ? OTHERS : [...OTHERS, ...TEXTS];
    const reported = new Set((await faultsOf(files, by)).map(({ file }) => file));
    // A list may be empty.
    const lists = by === '# nothing yet\n' ? [] : files;
    expect(lists.filter((file) => !reported.has(nameOf(file)))).toEqual([]);
  });
});
