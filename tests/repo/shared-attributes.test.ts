import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Where an attribute is set: in markup, by a script, or as a constant. */
const SET =
  /(?<!\[)\bdata-([a-z-]+)(?:['"]?\s*[=:]|';)|dataset\.(\w+) = |Attribute\('data-([a-z-]+)',/g;
/** Where an attribute is read: in a selector, by a script, or in the tree of a built page. */
const READ =
  /\[data-([a-z-]+)|dataset\.(\w+)\b(?! =[^=])|properties\.data(\w+)|attribs\['data-([a-z-]+)/g;

const DECLARED = 'src/shared-attributes.d.ts';

const kebab = (name: string) =>
  name
    .replace(/^./, (first) => first.toLowerCase())
    .replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`);

/** The attributes that a pattern finds, each with the source folders whose files have it. */
function foldersOf(pattern: RegExp): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.(tsx?|css|astro)$/.test(file) || /\.(test|d)\.tsx?$/.test(file)) continue;
    const [folder = ''] = file.split(/[\\/]/);
    for (const [, ...names] of readFileSync(join('src', file), 'utf8').matchAll(pattern)) {
      const name = kebab(names.find(Boolean) ?? '');
      found.set(name, (found.get(name) ?? new Set()).add(folder));
    }
  }
  return found;
}

test('an attribute set in one source folder and read in another is declared with its values', () => {
  const set = foldersOf(SET);
  const shared = [...foldersOf(READ)]
    .filter(([name, folders]) => [...folders].some((folder) => !set.get(name)?.has(folder)))
    .map(([name]) => `data-${name}`);
  const declared = [...readFileSync(DECLARED, 'utf8').matchAll(/'(data-[a-z-]+)'/g)];
  expect(shared.sort()).toEqual(declared.map(([, name]) => name).sort());
});
