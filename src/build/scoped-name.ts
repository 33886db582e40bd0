import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';

const taken = new Map<string, string>();

/**
 * The class name that stands in the page for one of a CSS module: short in a build, where names are
 * a good part of what is sent, readable while developing. Throws when two would be the same.
 */
export function scopedName(name: string, file: string): string {
  const source = `${relative(process.cwd(), file.split('?')[0] ?? file)}:${name}`;
  if (process.argv.includes('dev')) return `${basename(file).split('.')[0]}_${name}`;
  const hash = BigInt(`0x${createHash('sha256').update(source).digest('hex').slice(0, 12)}`);
  const short = `_${hash.toString(36).slice(-4)}`;
  const owner = taken.get(short) ?? source;
  if (owner !== source)
    throw new Error(`${source} and ${owner} get the same class name: rename one`);
  taken.set(short, source);
  return short;
}
