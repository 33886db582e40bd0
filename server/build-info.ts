import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const hash = z
  .string()
  .regex(/^'?sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'?$/, 'expected a hash such as sha256-…')
  .transform((value) => value.replaceAll("'", ''));

const source = z
  .string()
  .regex(/^(https?:\/\/|wss:\/\/|blob:$)[^\s;,']*$/, 'expected a host such as https://example.com');

const hosts = z.record(z.string().regex(/^[a-z]+-src$/), z.array(source));

const schema = z.object({
  buildId: z.string().min(1),
  version: z.string().min(1),
  complete: z.boolean(),
  csp: z.object({
    scriptHashes: z.array(hash),
    styleHashes: z.array(hash),
    hosts: hosts.optional(),
  }),
  files: z.int().min(1),
});

/** What the build says about itself in `dist/build.json`, written as its very last step. */
export type BuildInfo = z.infer<typeof schema>;

/** The part of `BuildInfo` from which the security policy is made. */
export type PolicyInput = BuildInfo['csp'];

/** The name of the file in which a finished build describes itself. */
export const BUILD_FILE = 'build.json';

/** Paths of all files under `root`, with `/` between segments, sorted. Links are not followed. */
export function listFiles(root: string): string[] {
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** How many files a build holds, `build.json` itself not counted. The build writes this number. */
export function countFiles(root: string): number {
  return listFiles(root).filter((path) => path !== BUILD_FILE).length;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text: string): BuildInfo | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Reads and checks `build.json` of the build in `root`.
 * Throws `StartError` when the build is missing, half-written, or made by another version of
 * this project than `version`.
 */
export function readBuildInfo(root: string, version: string): BuildInfo {
  const again = 'run "npm run build" and start again';
  if (!isFolder(root)) throw new StartError(`There is no build in ${root}: ${again}.`);
  const text = readText(join(root, BUILD_FILE));
  if (text === undefined) {
    throw new StartError(`The build in ${root} is half-written (no ${BUILD_FILE}): ${again}.`);
  }
  const build = parse(text);
  if (!build?.complete) {
    throw new StartError(
      `The build in ${root} is half-written (${BUILD_FILE} is not a finished one): ${again}.`,
    );
  }
  if (build.version !== version) {
    throw new StartError(
      `The build in ${root} is of version ${build.version} and this server of version ${version}: ` +
        'build again, or start the server that belongs to it.',
    );
  }
  // More files are fine: a deploy may keep the hashed files of the build before.
  const found = countFiles(root);
  if (found < build.files) {
    throw new StartError(
      `The build in ${root} is half-written (${found} of ${build.files} files): ${again}.`,
    );
  }
  return build;
}
