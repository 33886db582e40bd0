import {
  cpSync,
  existsSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { readBuild } from '#hosting/contract/build-info.ts';
import { StartError } from '#hosting/contract/settings.ts';
import { writeHostConfig } from '#hosting/hosts/generate.ts';

const CURRENT = 'current';
const PREVIOUS = 'previous';
const HASHED = '_astro';

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder of the release that a link names, if there is one. */
function releaseOf(website: string, link: string): string | undefined {
  const path = join(website, link);
  return existsSync(path) ? realpathSync(path) : undefined;
}

/** Lets a link name another release, in one step. */
function point(website: string, link: string, release: string): void {
  const next = join(website, `.${link}-${process.pid}`);
  rmSync(next, { force: true });
  symlinkSync(release, next);
  renameSync(next, join(website, link));
}

/** Gives each of two builds the hashed files of the other: their names carry a hash, nothing clashes. */
function shareHashedFiles(one: string, other: string): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const options = { recursive: true, force: false, preserveTimestamps: true };
    if (existsSync(join(from, HASHED))) cpSync(join(from, HASHED), join(to, HASHED), options);
  }
}

/**
 * Puts a finished build into a folder of its own under `releases/`, with the configuration of every
 * host for it, and lets `current` name it; `previous` names what was current. Visitors of either
 * find the hashed files of both. Returns the release's folder; the same build is released once.
 * Throws `StartError` when the build is not whole or nothing may be written there.
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
    // With their times, from which nginx makes Last-Modified.
    cpSync(resolve(dist), join(next, 'dist'), { recursive: true, preserveTimestamps: true });
    const place = { NGINX_ROOT: join(folder, 'dist'), ...environment };
    await writeHostConfig(join(next, 'dist'), join(next, 'hosts'), place);
    renameSync(next, folder);
  }
  const before = releaseOf(website, CURRENT);
  if (before === realpathSync(folder)) return folder;
  if (before) {
    shareHashedFiles(join(before, 'dist'), join(folder, 'dist'));
    point(website, PREVIOUS, readlinkSync(join(website, CURRENT)));
  }
  point(website, CURRENT, folder);
  return folder;
}

/** Lets `current` name the release before; a second time goes forward again. */
export function rollBack(website: string): string {
  const [current, previous] = [CURRENT, PREVIOUS].map((link) => releaseOf(website, link));
  if (!current || !previous) throw new StartError(`There is no release before in ${website}.`);
  readBuild(join(previous, 'dist'));
  point(website, CURRENT, previous);
  point(website, PREVIOUS, current);
  return previous;
}

/** Shows every visitor the 503 page, or no longer. */
export function maintain(website: string, on: boolean): void {
  const file = join(website, 'maintenance');
  if (on) writeFileSync(file, '');
  else rmSync(file, { force: true });
}
