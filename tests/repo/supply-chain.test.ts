import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';
import {
  isAllowed,
  licencePage,
  REFUSED,
  STATED_IN_A_FILE,
} from '../../scripts/supply-chain/licences.ts';
import {
  nameOf,
  readLock,
  readManifest,
  SHIPPED_TOOLS,
  shippedPackages,
} from '../../scripts/supply-chain/lockfile.ts';

const lock = readLock();
const manifest = readManifest();
const shipped = shippedPackages(lock, manifest);
const entries = Object.entries(lock);

test('every package with an install script is decided on, and no decision is left over', () => {
  const scripted = entries.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect([...new Set(scripted.map(([place]) => nameOf(place)))].sort()).toEqual(
    Object.keys(manifest.allowScripts).sort(),
  );
});

test('an undecided install script stops the install, and versions are pinned', () => {
  const settings = readFileSync('.npmrc', 'utf8').split('\n');
  expect(settings).toEqual(
    expect.arrayContaining(['strict-allow-scripts=true', 'save-exact=true']),
  );
  const loose = [
    manifest.dependencies,
    manifest.devDependencies,
    manifest.optionalDependencies,
  ].flatMap((part) =>
    Object.entries(part).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version)),
  );
  expect(loose).toEqual([]);
});

test('every package comes from the registry', () => {
  const wrong = entries.filter(
    ([, { version = '', link, resolved }]) =>
      link || !/^\d+\.\d+\.\d+/.test(version) || (resolved && !/^https:\/\//.test(resolved)),
  );
  expect(wrong).toEqual([]);
});

/** What the project is built and served on. */
function runsHere({ os, cpu, libc }: (typeof lock)[string]): boolean {
  return (
    (os?.includes('linux') ?? true) &&
    (cpu?.includes('x64') ?? true) &&
    (libc?.includes('glibc') ?? true)
  );
}

test('every package has a checksum, but optional ones of platforms that nothing runs on', () => {
  const without = entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(without.filter(([, entry]) => !entry.optional || runsHere(entry))).toEqual([]);
  expect(without.filter(([place]) => shipped.some(({ name }) => name === nameOf(place)))).toEqual(
    [],
  );
});

test('the lockfile has no holes: npm ci refuses one', () => {
  const places = new Set(Object.keys(lock).map(nameOf));
  const missing = entries.flatMap(([place, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !places.has(name))
      .map((name) => `${place} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test('what is shipped has an allowed licence, and no tool a refused one', () => {
  expect(shipped.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
  const wrong = entries.filter(([place, { license, version }]) =>
    license ? REFUSED.test(license) : !STATED_IN_A_FILE.includes(`${nameOf(place)}@${version}`),
  );
  expect(wrong).toEqual([]);
});

test('docs/licences.md is up to date', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencePage(shipped));
});

/** Packages that code uses only while the site is built: its result is in the output, it is not. */
const BUILD_ONLY = ['pdfkit', 'shiki'];

test('what the server and the browser import is a dependency, not a tool', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'server', 'src'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture|arbitrary)\./.test(file))
    .filter((file) => !/^src\/(build|content|pages)\//.test(file) && !/config\.ts$/.test(file));
  const known = new Set<string>([
    ...Object.keys(manifest.dependencies),
    ...SHIPPED_TOOLS,
    ...BUILD_ONLY,
  ]);
  const wrong = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^(?:import|export)\s(?!type\b)[^;]*?from '([^.'][^']*)'/gm,
      ),
    ]
      .map(([, path = '']) => /^(?:@[^/]+\/)?[^/:]+/.exec(path)?.[0] ?? path)
      .filter((name) => !isBuiltin(name) && name !== 'node' && !known.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(wrong).toEqual([]);
});
