import { globSync } from 'node:fs';
import { basename, relative } from 'node:path';

const modules = globSync('src/**/*.module.css').sort();
const names = new Map(modules.map((file) => [file, [] as string[]]));

/**
 * The generated name of a CSS module's class: in development the module's name and its own, in a
 * build the module's number and the name's index in it. Vite's own names with a hash would make the
 * styles 15 % and the pages 6.5 % larger (Brotli), the home page 9.5 %.
 */
export function scopedName(name: string, path: string): string {
  const file = relative('.', path);
  const known = names.get(file);
  if (!known || process.argv.includes('dev')) return `${basename(file, '.module.css')}_${name}`;
  if (!known.includes(name)) known.push(name);
  return `_${modules.indexOf(file).toString(36)}_${known.indexOf(name).toString(36)}`;
}
