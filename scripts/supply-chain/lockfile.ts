import { readFileSync } from 'node:fs';

/** What `package-lock.json` says of one installed package. */
export interface LockEntry {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The lockfile's entries by their place, such as `node_modules/react`; the project itself is not one. */
export type Lock = Readonly<Record<string, LockEntry>>;

export interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  /** Node itself, for each platform. */
  optionalDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

/** A package that reaches visitors or runs the server. */
export interface Shipped {
  name: string;
  version: string;
  licence: string;
  /** The packages of package.json that brought it. */
  neededBy: string[];
}

/**
 * Tools of which a part ends in the output: the router and island code, the helper that loads
 * chunks, and the fonts that subsets are cut from. What they themselves need stays on the machine
 * that builds, and an image of the server would carry 190 MB of it, so they are no dependencies.
 */
export const SHIPPED_TOOLS = [
  '@astrojs/react',
  '@fontsource-variable/host-grotesk',
  '@fontsource/commit-mono',
  'astro',
  'vite',
] as const;

export function readLock(file = 'package-lock.json'): Lock {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  return Object.fromEntries(Object.entries(packages).filter(([place]) => place !== ''));
}

export function readManifest(file = 'package.json'): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** The package's name at a place; nested copies have the name of the innermost. */
export function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Where the package `name` is found from `place`, as Node looks for it. */
function find(lock: Lock, place: string, name: string): string | undefined {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const found = `${at}${at === '' ? '' : '/'}node_modules/${name}`;
    if (lock[found]) return found;
    if (at === '') return undefined;
  }
}

/** Adds the place and everything that it needs to `reached`. */
function reach(lock: Lock, place: string, reached: Set<string>): Set<string> {
  if (reached.has(place)) return reached;
  reached.add(place);
  const { dependencies, optionalDependencies } = lock[place] ?? {};
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const needed = find(lock, place, name);
    if (needed) reach(lock, needed, reached);
  }
  return reached;
}

/** Every package that reaches visitors or runs the server, by name; each version once. */
export function shippedPackages(lock: Lock, manifest: Manifest): Shipped[] {
  const neededBy = new Map<string, string[]>();
  const note = (place: string, by: string) =>
    neededBy.set(place, [...(neededBy.get(place) ?? []), by]);
  for (const name of Object.keys(manifest.dependencies)) {
    for (const place of reach(lock, `node_modules/${name}`, new Set())) note(place, name);
  }
  for (const name of SHIPPED_TOOLS) note(`node_modules/${name}`, name);
  const shipped = [...neededBy].map(([place, by]) => ({
    name: nameOf(place),
    version: lock[place]?.version ?? '',
    licence: lock[place]?.license ?? '',
    neededBy: by.sort(),
  }));
  return shipped.sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || (a.version < b.version ? -1 : 1),
  );
}
