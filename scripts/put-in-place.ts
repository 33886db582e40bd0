import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const remove = (path: string): void => rmSync(path, { recursive: true, force: true });

/** Whether a move failed because a folder is on another file system, or is a mounted one itself. */
const isElsewhere = (error: unknown): boolean =>
  ['EXDEV', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Puts a folder in the place of another by copying it there first, and moving each entry in its turn. */
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
 * Puts a finished build in the place of the one before, which is moved to `old`. Where that cannot be
 * one move, because `dist` is on another file system or a mounted volume, what is in it is exchanged.
 */
export function putInPlace(next: string, dist: string, old: string): void {
  try {
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(next, dist);
  } catch (error) {
    if (!isElsewhere(error)) throw error;
    exchangeEntries(next, dist);
  }
}
