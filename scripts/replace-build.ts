import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const remove = (path: string): void => rmSync(path, { recursive: true, force: true });

/** Whether a move failed because the folder is on another file system or is a mount point. */
const isElsewhere = (error: unknown): boolean =>
  ['EXDEV', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Replaces a folder's content: copies the new entries into it first, then moves each in turn. */
function exchangeEntries(next: string, dist: string): void {
  const [incoming, outgoing] = [`.next-${process.pid}`, `.old-${process.pid}`];
  mkdirSync(join(dist, outgoing), { recursive: true });
  cpSync(next, join(dist, incoming), { recursive: true });
  for (const entry of readdirSync(dist)) {
    if (entry !== incoming && entry !== outgoing) {
      renameSync(join(dist, entry), join(dist, outgoing, entry));
    }
  }
  for (const entry of readdirSync(join(dist, incoming))) {
    renameSync(join(dist, incoming, entry), join(dist, entry));
  }
  remove(join(dist, incoming));
  remove(join(dist, outgoing));
  remove(next);
}

/**
 * Replaces the previous build by a finished one; the previous one is moved to `old`. If `dist` is
 * on another file system or a mounted volume, its entries are exchanged instead of the folder.
 */
export function replaceBuild(next: string, dist: string, old: string): void {
  try {
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(next, dist);
  } catch (error) {
    if (!isElsewhere(error)) throw error;
    exchangeEntries(next, dist);
  }
}
