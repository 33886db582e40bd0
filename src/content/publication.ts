import { FOLDERS, folderOf } from './file-schemas.ts';
import { loadData } from './load.ts';
import { heldBack } from './visible.ts';

/** The front matter of a document; empty if it has faults, which are reported elsewhere. */
export function frontMatterOf(folder: string, file: string): Readonly<Record<string, unknown>> {
  const schema = FOLDERS[folder]?.schema;
  try {
    return schema ? (loadData(file, schema) as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Why a document is not public on the day of the build: its day, or `draft`. */
export const reasonFileNotPublic = (file: string): string | undefined =>
  heldBack(frontMatterOf(folderOf(file) ?? '', file));
