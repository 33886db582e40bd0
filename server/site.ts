import { readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Logger } from 'pino';
import { BUILD_FILE, damaged, openBuild } from '../contract/build-info.ts';
import { contractOf } from '../contract/contract.ts';
import { StartError } from '../contract/settings.ts';
import { Bodies, ChangedFile } from './bodies.ts';
import type { ServerConfig } from './config.ts';
import { keepHashedFiles, readSite, type SiteIndex, storedFiles } from './site-index.ts';

const MEGABYTE = 1_048_576;

/** A build as it was read, with the `build.json` by which it is told from another. */
interface Read {
  readonly index: SiteIndex;
  readonly signature: string | undefined;
}

function signatureOf(root: string): string | undefined {
  try {
    return readFileSync(join(root, BUILD_FILE), 'utf8');
  } catch {
    return undefined;
  }
}

async function read(root: string, settings: ServerConfig, bodies: Bodies): Promise<Read> {
  try {
    const signature = signatureOf(root);
    const opened = openBuild(root);
    const contract = contractOf(opened, settings);
    // What is read later comes from this build, though a link may name another one by then.
    const index = await readSite(realpathSync(root), opened, contract, bodies);
    if (signatureOf(root) === signature) return { index, signature };
  } catch (error) {
    if (error instanceof ChangedFile) throw damaged(root, relative(realpathSync(root), error.path));
    const { code, path } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES' && code !== 'EPERM') throw error;
    throw new StartError(`No permission to read ${path}: make the build readable.`);
  }
  throw new StartError(`The build in ${root} changed while it was being read.`);
}

/**
 * The build being served. A new one is read completely before it takes the old one's place, in
 * one step: no request ever sees files of both.
 */
export class Site {
  #served: Read;
  #refused: string | undefined;
  #reading = false;
  readonly #root: string;
  readonly #settings: ServerConfig;
  /** Those of its files that are in memory. */
  readonly bodies: Bodies;

  private constructor(root: string, settings: ServerConfig, served: Read, bodies: Bodies) {
    this.#root = root;
    this.#settings = settings;
    this.#served = served;
    this.bodies = bodies;
  }

  /** Reads the build in `root`. Throws `StartError` when it cannot be used. */
  static async open(root: string, settings: ServerConfig): Promise<Site> {
    const bodies = new Bodies(settings.MEMORY_MB * MEGABYTE);
    return new Site(root, settings, await read(root, settings, bodies), bodies);
  }

  /** What requests are answered from at this moment. */
  get index(): SiteIndex {
    return this.#served.index;
  }

  /**
   * Takes the build on the disk if it is another one than the one being served. A build that
   * cannot be used is reported once and the old one stays.
   */
  async reload(log: Logger): Promise<void> {
    const found = signatureOf(this.#root);
    // No build.json: a deploy is under way and has not written its last file yet.
    if (this.#reading || found === undefined || found === this.#served.signature) return;
    this.#reading = true;
    try {
      const { index, signature } = await read(this.#root, this.#settings, this.bodies);
      this.#served = { index: keepHashedFiles(index, this.index), signature };
      this.#refused = undefined;
      const { buildId, day } = index.contract.build;
      log.info({ build: buildId, day }, 'new build is being served');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== this.#refused) log.warn({ reason }, 'new build refused, the old one stays');
      this.#refused = reason;
    }
    this.bodies.keepOnly(storedFiles(this.index));
    this.#reading = false;
  }
}
