import { marks } from '#content/facts.ts';
import type { Fault } from '#content/fault.ts';
import { ContentError, filesIn, nameOf } from '#content/files.ts';
import { forget } from '#content/once.ts';
import { fileFaults } from './file-rules.ts';
import { textFaults } from './texts.ts';

/** The faults that an error states; anything but a fault of content is thrown on. */
function faultsOf(error: unknown): readonly Fault[] {
  if (error instanceof ContentError) return error.faults;
  throw error;
}

const inOrder = (a: Fault, b: Fault) =>
  a.file.localeCompare(b.file, 'en') ||
  (a.line ?? 0) - (b.line ?? 0) ||
  (a.column ?? 0) - (b.column ?? 0);

/** Each fault once, in the order of files and lines. */
function settled(faults: readonly Fault[]): Fault[] {
  const seen = new Set<string>();
  return [...faults].sort(inOrder).filter(({ file, line, key, expected }) => {
    const id = JSON.stringify([file, line, key, expected]);
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/**
 * Every fault of the content directory, by the schemas that a build uses and the rules that its pages
 * rest on, without building. What the institution's own facts break is found first: as long as they
 * cannot be read, the texts that use them are not judged.
 */
export async function check(): Promise<Fault[]> {
  forget();
  const { faults, unreadable } = fileFaults();
  const unread = new Set([...unreadable].map(nameOf));
  const isReadable = (file: string) => !unreadable.has(file);
  const inTexts = async () => {
    // Every text uses them.
    marks();
    return textFaults(filesIn('.').filter(isReadable), isReadable);
  };
  const found = await inTexts().catch(faultsOf);
  // Of a file that is missing or no text there is nothing else to say.
  return settled([...faults, ...found.filter(({ file }) => !unread.has(file))]);
}

/** The same for a thread of its own (`runInWorker`). */
export const work = (): Promise<Fault[]> => check();
