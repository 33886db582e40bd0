import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** Every CSS module in a fixed order, so that the same sources give the same names. */
const modules: readonly string[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => join('src', file))
  .sort();

const names = new Map<string, string[]>();

/**
 * The class name that stands in the page for one of a CSS module. Readable while developing; in a
 * build a short one, the module's number and the name's place in it: names are a good part of what
 * is sent, and these compress well.
 */
export function scopedName(name: string, path: string): string {
  const file = relative(process.cwd(), path.split('?')[0] ?? path);
  if (process.argv.includes('dev')) return `${basename(file).split('.')[0]}_${name}`;
  const known = names.get(file) ?? [];
  names.set(file, known);
  if (!known.includes(name)) known.push(name);
  const place = modules.indexOf(file);
  const prefix = place < 0 ? basename(file).split('.')[0] : place.toString(36);
  return `_${prefix}_${known.indexOf(name).toString(36)}`;
}
