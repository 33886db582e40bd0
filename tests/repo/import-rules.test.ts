import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { expect, test } from 'vitest';

const ARCHITECTURE = readFileSync('docs/architecture.md', 'utf8');
const ROW = /^\| `([^`]+)` \| [^|.]+\. \| ([^|]+) \|$/gm;
const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/**
 * The source folders and the others each may import from: the table of docs/architecture.md. A row
 * only names folders above it, so two folders cannot import each other. A feature must not import
 * another feature.
 */
const ALLOWED_IMPORTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...ARCHITECTURE.matchAll(ROW)].map(([, folder = '', into = '']) => [folder, namesIn(into)]),
);

/** Folders with few dependencies: all packages and Node modules that they may import. */
const ALLOWED_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'src/spec': [],
  'src/words': ['@messageformat/core', 'module', 'react'],
  'src/tariff': ['big.js', 'zod'],
  'src/ui': ['clsx', 'react'],
  'src/drawings': ['clsx', 'react', 'src/words'],
};

/** Tests may import from anywhere: content, or two features that must agree. */
const TESTS = '\\.(test|fixture|arbitrary)\\.|^hosting/tests/';
/** Commands for developing the product, which requires all packages. */
const FOR_DEVELOPERS = ['^scripts/(look|mock-server|whole-page)\\.'];
const PLACES = ['src', 'hosting', 'scripts'];

const { devDependencies, imports } = JSON.parse(readFileSync('package.json', 'utf8'));
const inside = (...folders: readonly string[]) => `^(${folders.join('|')})[/.]`;
const any = (names: readonly string[]) => `^(${names.join('|')})$`;

const rules: IForbiddenRuleType[] = [
  { name: 'circular import', from: {}, to: { circular: true } },
  {
    name: 'a feature imports another feature',
    from: { path: '^src/features/([^/]+)/', pathNot: TESTS },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  ...Object.entries(ALLOWED_IMPORTS).map(([folder, folders]) => ({
    name: 'a folder imports from a folder that is not allowed',
    from: { path: inside(folder), pathNot: TESTS },
    to: { path: inside(...PLACES), pathNot: inside(folder, ...folders) },
  })),
  ...Object.entries(ALLOWED_PACKAGES).map(([folder, packages]) => ({
    name: 'a folder imports a package that is not allowed',
    from: { path: inside(folder), pathNot: TESTS },
    to: { pathNot: [inside(...PLACES), any(packages)] },
  })),
  {
    name: 'content imports more of src/ui than the icon names',
    from: { path: '^src/content/', pathNot: TESTS },
    to: { path: '^src/ui/(?!icon/icon-names)' },
  },
  {
    // A drawing gets its content as props, so it only needs content's types.
    name: 'a drawing imports more of content than types',
    from: { path: '^src/drawings/', pathNot: TESTS },
    to: { path: '^src/content/', dependencyTypesNot: ['type-only' as const] },
  },
  {
    name: 'the site imports more of hosting than its contract',
    from: { path: '^src/', pathNot: TESTS },
    to: { path: '^hosting/(?!contract/)' },
  },
  {
    // The browser loads it with the calculator; only the build reads and publishes the schema.
    name: 'the fee model loads the schema library',
    from: { path: '^src/tariff/[^/]+$', pathNot: [TESTS, '^src/tariff/export-schema\\.'] },
    to: { path: '^zod$|^src/tariff/schema/', dependencyTypesNot: ['type-only' as const] },
  },
  {
    // Building and serving the site installs no devDependencies (docs/decisions/0004).
    name: 'the site imports a development dependency',
    from: { path: '^(src|hosting|scripts)/', pathNot: [TESTS, ...FOR_DEVELOPERS] },
    to: { path: `^(${Object.keys(devDependencies).join('|')})(/|$)` },
  },
].map((rule) => ({ ...rule, severity: 'error' }));

/** The code of an `.astro` file's front matter and scripts, as one module. */
function script(astro: string): string {
  const scripts = astro.matchAll(/^---\n([\s\S]*?)\n---|<script>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, front, inline]) => front ?? inline).join('\n');
}

/**
 * Analyses a copy of the code in which each `x.astro` is the module `x.astro.ts`, which
 * dependency-cruiser can read.
 */
async function importsOfAll(): Promise<ICruiseResult> {
  const copy = mkdtempSync(join(tmpdir(), 'import-rules-'));
  for (const file of globSync(`{${PLACES}}/**/*.{ts,tsx,mjs,astro}`)) {
    const isAstro = file.endsWith('.astro');
    const text = readFileSync(file, 'utf8');
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, isAstro ? `${file}.ts` : file), isAstro ? script(text) : text);
  }
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ type: 'module', imports }));
  const { output } = await cruise(
    PLACES,
    {
      baseDir: copy,
      tsPreCompilationDeps: true,
      exclude: '\\.css$',
      validate: true,
      ruleSet: { forbidden: rules },
    },
    { extensions: ['.ts', '.tsx'] },
  );
  rmSync(copy, { recursive: true });
  return output as ICruiseResult;
}

const { modules, summary } = await importsOfAll();
const names = Object.keys(ALLOWED_IMPORTS);
const folderOf = (file: string) => names.find((folder) => new RegExp(inside(folder)).test(file));

/** Every folder that can be reached from one by imports, directly or indirectly. */
function reach(folder: string): string[] {
  return (ALLOWED_IMPORTS[folder] ?? []).flatMap((next) => [next, ...reach(next)]);
}

test('each row of the table has a source folder, one sentence and the folders it may import from', () => {
  expect(ARCHITECTURE.match(/^\| `/gm)).toHaveLength(names.length);
});

test('the diagram has the table’s arrows, except those that follow from others', () => {
  const arrows = Object.entries(ALLOWED_IMPORTS).flatMap(([folder, into]) =>
    into
      .filter((next) => !into.some((other) => reach(other).includes(next)))
      .map((next) => `${folder} --> ${next}`),
  );
  const drawn = [...ARCHITECTURE.matchAll(/^ {2}(\S+ --> \S+)$/gm)].map(([, arrow]) => arrow);
  expect(drawn).toEqual(arrows);
});

test('every file belongs to a listed source folder and was analysed', () => {
  const files = modules.map(({ source }) => source).filter((file) => /^(src|hosting)\//.test(file));
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => !folderOf(file) && !/\.(test|d)\.tsx?$/.test(file))).toEqual([]);
});

test('a source folder only imports from folders listed above it', () => {
  const upward = Object.entries(ALLOWED_IMPORTS).flatMap(([folder, folders]) =>
    folders.filter((other) => names.indexOf(other) >= names.indexOf(folder)),
  );
  expect(upward).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(Object.keys(ALLOWED_PACKAGES)));
});

test('no import breaks a rule, and there are no circular imports', () => {
  const wrong = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  expect(wrong).toEqual([]);
});
