import { marks } from '#content/facts.ts';
import type { Fault } from '#content/fault.ts';
import { ContentError, filesIn, nameOf, readFirstLanguage } from '#content/files.ts';
import { PREVIEW } from '#content/visible.ts';
import { fileFaults } from './file-rules.ts';
import { textFaults } from './texts.ts';

/** The faults in a `ContentError`; any other error is rethrown. */
function faultsOf(error: unknown): readonly Fault[] {
  if (error instanceof ContentError) return error.faults;
  throw error;
}

const inOrder = (a: Fault, b: Fault) =>
  a.file.localeCompare(b.file, 'en') ||
  (a.line ?? 0) - (b.line ?? 0) ||
  (a.column ?? 0) - (b.column ?? 0);

/** The faults without duplicates, ordered by file and line. */
function settled(faults: readonly Fault[]): Fault[] {
  const seen = new Set<string>();
  return [...faults].sort(inOrder).filter(({ file, line, key, found, expected }) => {
    const id = JSON.stringify([file, line, key, found, expected]);
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/**
 * Every fault of the content directory, found without a build, by the schemas and rules that a
 * build uses. Faults in the institution's facts come first: until they are corrected, the texts
 * that use them are not checked. Texts still to be translated are no faults in a preview.
 */
export async function check(isPreview = PREVIEW === 'all'): Promise<Fault[]> {
  readFirstLanguage();
  const { faults, unreadable } = fileFaults();
  const unread = new Set([...unreadable].map(nameOf));
  const isReadable = (file: string) => !unreadable.has(file);
  const inTexts = async () => {
    // Every text depends on them.
    marks();
    return textFaults(filesIn('.').filter(isReadable), isReadable);
  };
  const found = await inTexts().catch(faultsOf);
  // Drops follow-up faults of files that are missing or unreadable.
  const all = [...faults, ...found.filter(({ file }) => !unread.has(file))];
  return settled(isPreview ? all.filter(({ untranslated }) => !untranslated) : all);
}

/** Entry point for a worker thread (`runInWorker`). */
export const work = check;
