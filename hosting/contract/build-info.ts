import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import packageFile from '../../package.json' with { type: 'json' };
import { builtRedirectsSchema, type Redirect } from './redirects.ts';
import { StartError } from './settings.ts';

/** The project's version: a build is only served by the version that made it. */
export const { version: VERSION } = packageFile;

const hash = z.string().regex(/^sha256-[A-Za-z0-9+/]+={0,2}$/, 'expected a hash such as sha256-…');

const schema = z.object({
  /**
   * A hash of all files of the build: two builds have the same id exactly when their output is
   * equal.
   */
  buildId: z.string().min(1),
  /** The calendar day on which the site's time-dependent content is based. */
  day: z.iso.date(),
  version: z.string().min(1),
  complete: z.literal(true),
  csp: z.object({
    scriptHashes: z.array(hash),
    /** Hashes of each page's inline style sheets, by its file: `{ "faq.html": ["sha256-…"] }`. */
    styleHashes: z.record(z.string(), z.array(hash)),
    /** Sources that the configured integrations add, by CSP directive. */
    sources: z.record(z.string(), z.array(z.string())),
    /**
     * The names of the Trusted Types policies that scripts may create; null: Trusted Types are not
     * enforced.
     */
    trustedTypes: z.array(z.string()).nullable(),
  }),
  files: z.int().min(1),
  /** The hash of `FILES_FILE`, which lists the hash of every file. */
  digest: hash,
});

/** The description of a build in `dist/build.json`, which the build writes as its last step. */
export type BuildInfo = z.infer<typeof schema>;

/** The part of `BuildInfo` from which the Content-Security-Policy is generated. */
export type PolicyInput = BuildInfo['csp'];

/** The name of the file with the description of a finished build. */
export const BUILD_FILE = 'build.json';

/** The name of the build's list of redirects, which no host serves. */
export const REDIRECTS_FILE = '_redirects.json';

/** The name of the build's list of files with their hashes, which no host serves. */
export const FILES_FILE = '_files.json';

/** The hash of a content, as a build records it and a security policy states it: `sha256-…`. */
export const hashOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Paths of all files under `root`, with `/` between segments, sorted. Links are not followed. */
export function listFiles(root: string): string[] {
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/**
 * The parsed content of a JSON file of a build; undefined if it is missing, no JSON, or does not
 * fit the schema.
 */
function readJson<T>(file: string, shape: z.ZodType<T>): T | undefined {
  try {
    return shape.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

const refusal = (what: string): StartError =>
  new StartError(`${what}: run "npm run build" and start again.`);
const incomplete = (root: string, why: string): StartError =>
  refusal(`The build in ${root} is incomplete (${why})`);

/** A finished build with its metadata. */
export interface OpenedBuild {
  readonly build: BuildInfo;
  readonly redirects: readonly Redirect[];
  /** The paths of all files in the folder, with `/` between segments. */
  readonly files: ReadonlySet<string>;
  /** The hash of each file that the build wrote, by path. */
  readonly hashes: ReadonlyMap<string, string>;
}

/**
 * Reads the metadata of the build in `root` and checks that each listed file exists. Throws
 * `StartError` if the build is missing, incomplete, or made by another version of this project.
 */
export function openBuild(root: string): OpenedBuild {
  if (!existsSync(join(root, BUILD_FILE))) throw refusal(`There is no finished build in ${root}`);
  const build = readJson(join(root, BUILD_FILE), schema);
  if (!build) throw incomplete(root, `${BUILD_FILE} is invalid or unfinished`);
  if (build.version !== VERSION) {
    throw new StartError(
      `The build in ${root} is of version ${build.version} and this project of version ${VERSION}: ` +
        'build again, or serve it with that version of the project.',
    );
  }
  const list = join(root, FILES_FILE);
  if (!existsSync(list) || hashOf(readFileSync(list)) !== build.digest) {
    throw incomplete(root, `${FILES_FILE} is missing or belongs to another build`);
  }
  const hashes = new Map<string, string>(Object.entries(JSON.parse(readFileSync(list, 'utf8'))));
  // Further files are allowed: a release keeps the hashed files of the previous one.
  const files = new Set(listFiles(root));
  const missing = [...hashes.keys()].find((path) => !files.has(path));
  if (missing) throw incomplete(root, `${missing} is missing`);
  const redirects = readJson(join(root, REDIRECTS_FILE), builtRedirectsSchema);
  if (!redirects) throw incomplete(root, `${REDIRECTS_FILE} is invalid`);
  return { build, redirects, files, hashes };
}

/** Like `openBuild`, but also compares every file with its recorded hash. */
export function readBuild(root: string): OpenedBuild {
  const opened = openBuild(root);
  for (const [path, hash] of opened.hashes) {
    const isSame = hashOf(readFileSync(join(root, path))) === hash;
    if (!isSame) throw incomplete(root, `${path} has changed since the build`);
  }
  return opened;
}
