import { FOLDERS, folderOf } from './file-schemas.ts';
import { loadEntry } from './load.ts';
import { today } from './site.ts';
import { reasonNotPublic } from './visible.ts';

/** The key with the date of publication, by kind of document. */
const DATED: Readonly<Record<string, string>> = {
  blog: 'date',
  newsroom: 'date',
  careers: 'opened',
};

/** The front matter of a document; empty if it has faults, which are reported elsewhere. */
export function frontMatterOf(folder: string, file: string): Readonly<Record<string, unknown>> {
  const schema = FOLDERS[folder]?.schema;
  try {
    return schema ? (loadEntry(folder, file, schema).data as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Why a document is not public on the day of the build: its date, or `draft`. */
export function reasonFileNotPublic(file: string): string | undefined {
  const folder = folderOf(file) ?? '';
  const data = frontMatterOf(folder, file);
  const date = DATED[folder] ? String(data[DATED[folder]] ?? '') || undefined : undefined;
  return reasonNotPublic({ draft: data['draft'] === true, date }, today()) ?? undefined;
}
