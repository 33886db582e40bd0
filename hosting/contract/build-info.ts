import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import packageFile from '../../package.json' with { type: 'json' };
import { builtRedirectsSchema, type Redirect } from './redirects.ts';
import { StartError } from './settings.ts';

/** The version of this project: a build and the server that serves it must be of the same one. */
export const { version: VERSION } = packageFile;

const hash = z.string().regex(/^sha256-[A-Za-z0-9+/]+={0,2}$/, 'expected a hash such as sha256-…');

const schema = z.object({
  /** A hash of everything that was written: equal output has equal ids, and nothing else has. */
  buildId: z.string().min(1),
  /** The day for which it was built. */
  day: z.iso.date(),
  version: z.string().min(1),
  complete: z.literal(true),
  csp: z.object({
    scriptHashes: z.array(hash),
    /** Of the rules that stand in each page, by its file: `{ "faq.html": ["sha256-…"] }`. */
    styleHashes: z.record(z.string(), z.array(hash)),
    /** What the integrations add, by directive. */
    sources: z.record(z.string(), z.array(z.string())),
    /** The Trusted Types policies that pages may make; null: not enforced. */
    trustedTypes: z.array(z.string()).nullable(),
  }),
  files: z.int().min(1),
  /** The hash of the list that holds the hash of every file. */
  digest: hash,
});

/** What the build says about itself in `dist/build.json`, written as its very last step. */
export type BuildInfo = z.infer<typeof schema>;

/** The part of `BuildInfo` from which the security policy is made. */
export type PolicyInput = BuildInfo['csp'];

/** The name of the file in which a finished build describes itself. */
export const BUILD_FILE = 'build.json';

/** The name of the build's file of redirects, which no host shows. */
export const REDIRECTS_FILE = '_redirects.json';

/** The name of the build's list of its files with their hashes, which no host shows. */
export const FILES_FILE = '_files.json';

/** The hash by which a file of a build is known: `sha256-…`. */
export const hashOf = (bytes: Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** Paths of all files under `root`, with `/` between segments, sorted. Links are not followed. */
export function listFiles(root: string): string[] {
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** One JSON file of a build, or nothing when it is not what it must be. */
function readJson<T>(file: string, shape: z.ZodType<T>): T | undefined {
  try {
    return shape.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

const refuse = (what: string): StartError =>
  new StartError(`${what}: run "npm run build" and start again.`);

/** A finished build, by what it says about itself. */
export interface OpenedBuild {
  readonly build: BuildInfo;
  readonly redirects: readonly Redirect[];
  /** The paths of all files that are there, `/` between segments, sorted. */
  readonly paths: readonly string[];
  /** The hash of each file that the build wrote, by its path. */
  readonly hashes: ReadonlyMap<string, string>;
}

/**
 * Reads what the build in `root` says about itself. Throws `StartError` when it is missing,
 * half-written, or made by another version of this project.
 */
export function openBuild(root: string): OpenedBuild {
  const halfWritten = (why: string): StartError =>
    refuse(`The build in ${root} is half-written (${why})`);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    throw refuse(`There is no build in ${root}`);
  }
  if (!existsSync(join(root, BUILD_FILE))) throw halfWritten(`no ${BUILD_FILE}`);
  const build = readJson(join(root, BUILD_FILE), schema);
  if (!build) throw halfWritten(`${BUILD_FILE} is not a finished one`);
  if (build.version !== VERSION) {
    throw new StartError(
      `The build in ${root} is of version ${build.version} and this project of version ${VERSION}: ` +
        'build again, or serve it by the project that belongs to it.',
    );
  }
  const list = join(root, FILES_FILE);
  if (!existsSync(list) || hashOf(readFileSync(list)) !== build.digest) {
    throw halfWritten(`${FILES_FILE} is missing or another build's`);
  }
  const hashes = new Map<string, string>(Object.entries(JSON.parse(readFileSync(list, 'utf8'))));
  // More files are fine: a release keeps the hashed files of the one before.
  const paths = listFiles(root);
  const there = new Set(paths);
  const missing = [...hashes.keys()].find((path) => !there.has(path));
  if (missing) throw halfWritten(`${missing} is missing`);
  const redirects = readJson(join(root, REDIRECTS_FILE), builtRedirectsSchema);
  if (!redirects) throw halfWritten(`${REDIRECTS_FILE} is not what it must be`);
  return { build, redirects, paths, hashes };
}

/** The same, with every file held against its hash. */
export function readBuild(root: string): OpenedBuild {
  const opened = openBuild(root);
  for (const [path, hash] of opened.hashes) {
    if (hashOf(readFileSync(join(root, path))) === hash) continue;
    throw refuse(`The build in ${root} is half-written (${path} is not as it was built)`);
  }
  return opened;
}
