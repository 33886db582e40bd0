import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { FILES_FILE, readBuild } from '#hosting/contract/build-info.ts';
import { StartError } from '#hosting/contract/settings.ts';
import { writeHostConfig } from '#hosting/hosts/generate.ts';

const CURRENT = 'current';
const PREVIOUS = 'previous';

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder of the release that a symbolic link points to, if any. */
function releaseOf(website: string, link: string): string | undefined {
  const path = join(website, link);
  return existsSync(path) ? realpathSync(path) : undefined;
}

/** Points a symbolic link to another release, atomically. */
function point(website: string, link: string, release: string): void {
  const next = join(website, `.${link}-${process.pid}`);
  rmSync(next, { force: true });
  symlinkSync(release, next);
  renameSync(next, join(website, link));
}

/**
 * Copies the hashed files of one build to another, without those that it has from a third; their
 * names contain a hash, so that they cannot clash.
 */
function copyHashedFiles(from: string, to: string): void {
  const files = Object.keys(JSON.parse(readFileSync(join(from, FILES_FILE), 'utf8')));
  for (const path of files.filter((file) => file.startsWith('_astro/'))) {
    cpSync(join(from, path), join(to, path), { force: false, preserveTimestamps: true });
  }
}

/**
 * Copies a finished build into a folder of its own under `releases/`, with the configuration of
 * every host for it, and points `current` to it; `previous` points to the release before. Both have
 * the hashed files of both. Returns the release's folder; the same build is copied only once, and its
 * host configuration written again.
 * Throws `StartError` if the build is incomplete or the folder is not writable.
 */
export async function release(
  dist: string,
  website: string,
  environment: Environment = process.env,
): Promise<string> {
  const { buildId, day } = readBuild(resolve(dist)).build;
  const folder = join(resolve(website), 'releases', `${day}-${buildId}`);
  if (!existsSync(folder)) {
    const next = `${folder}.next`;
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next, { recursive: true });
    // With modification times, from which nginx makes Last-Modified.
    cpSync(resolve(dist), join(next, 'dist'), { recursive: true, preserveTimestamps: true });
    renameSync(next, folder);
  }
  const hosts = join(folder, 'hosts');
  const place = { NGINX_ROOT: join(folder, 'dist'), ...environment };
  await writeHostConfig(join(folder, 'dist'), `${hosts}.next`, place);
  rmSync(hosts, { recursive: true, force: true });
  renameSync(`${hosts}.next`, hosts);
  const before = releaseOf(website, CURRENT);
  if (before === realpathSync(folder)) return folder;
  if (before) {
    copyHashedFiles(join(before, 'dist'), join(folder, 'dist'));
    copyHashedFiles(join(folder, 'dist'), join(before, 'dist'));
    point(website, PREVIOUS, readlinkSync(join(website, CURRENT)));
  }
  point(website, CURRENT, folder);
  return folder;
}

/** Points `current` to the previous release; a second call undoes that. */
export function rollBack(website: string): string {
  const [current, previous] = [CURRENT, PREVIOUS].map((link) => releaseOf(website, link));
  if (!current || !previous) throw new StartError(`There is no previous release in ${website}.`);
  readBuild(join(previous, 'dist'));
  point(website, CURRENT, previous);
  point(website, PREVIOUS, current);
  return previous;
}

/** Turns the 503 page on or off for all visitors. */
export function maintain(website: string, on: boolean): void {
  const file = join(website, 'maintenance');
  if (on) writeFileSync(file, '');
  else rmSync(file, { force: true });
}
