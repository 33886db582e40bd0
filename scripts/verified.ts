import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** May be deleted at any time. */
const FOLDER = '.cache/verified';

/** The pages or stages that have passed, each with a hash of the text or the files then. */
export interface Verified {
  /** Whether it passed with this text; never in nightly runs. */
  has(name: string, text: string): boolean;
  add(name: string, text: string): void;
  /** Whether there were no records before, as in a fresh clone. */
  readonly isNew: boolean;
}

/** The records of the check `name`. */
export function verified(name: string): Verified {
  const file = `${FOLDER}/${name}.json`;
  const isNew = !existsSync(file);
  const hashes: Record<string, string> = isNew ? {} : JSON.parse(readFileSync(file, 'utf8'));
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  return {
    has: (path, text) => !process.env.NIGHTLY && hashes[path] === hashOf(text),
    add: (path, text) => {
      hashes[path] = hashOf(text);
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, JSON.stringify(hashes, null, 1));
    },
    isNew,
  };
}
