import type { Fault } from '../content/fault.ts';
import { ContentError, filesIn, nameOf } from '../content/files.ts';
import { fileFaults } from './files.ts';

/** The faults that an error states; anything but a fault of content is thrown on. */
export function faultsOf(error: unknown): readonly Fault[] {
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
  const { faults, unreadable } = fileFaults();
  const unread = new Set([...unreadable].map(nameOf));
  const isReadable = (file: string) => !unreadable.has(file);
  try {
    // What reads the texts cannot even be loaded while the institution's own facts are broken.
    const { refresh } = await import('../content/refresh.ts');
    const { textFaults } = await import('./texts.ts');
    refresh();
    const files = filesIn('.').filter(isReadable);
    const inTexts = await textFaults(files, isReadable);
    return settled([...faults, ...inTexts.filter(({ file }) => !unread.has(file))]);
  } catch (error) {
    return settled([...faults, ...faultsOf(error)]);
  }
}
