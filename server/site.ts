import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { BUILD_FILE } from '../contract/build-info.ts';
import { loadContract } from '../contract/contract.ts';
import { type HeaderSettings, StartError } from '../contract/settings.ts';
import { keepHashedFiles, readSite, type SiteIndex } from './site-index.ts';

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

/** The sentence for a file that this user may not read. */
function unreadable(error: NodeJS.ErrnoException): StartError | undefined {
  if (error.code !== 'EACCES' && error.code !== 'EPERM') return undefined;
  return new StartError(`No permission to read ${error.path}: make the build readable.`);
}

async function read(root: string, settings: HeaderSettings): Promise<Read> {
  try {
    const signature = signatureOf(root);
    const index = await readSite(root, loadContract(root, settings));
    if (signatureOf(root) === signature) return { index, signature };
  } catch (error) {
    throw unreadable(error as NodeJS.ErrnoException) ?? error;
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
  #reading: Promise<boolean> | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #root: string;
  readonly #settings: HeaderSettings;

  private constructor(root: string, settings: HeaderSettings, served: Read) {
    this.#root = root;
    this.#settings = settings;
    this.#served = served;
  }

  /** Reads the build in `root`. Throws `StartError` when it cannot be used. */
  static async open(root: string, settings: HeaderSettings): Promise<Site> {
    return new Site(root, settings, await read(root, settings));
  }

  /** What requests are answered from at this moment. */
  get index(): SiteIndex {
    return this.#served.index;
  }

  /**
   * Takes the build on the disk if it is another one than the one being served. A build that
   * cannot be used is reported once and the old one stays. Resolves to whether it changed.
   */
  reload(log: Logger): Promise<boolean> {
    this.#reading ??= this.#swap(log).finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #swap(log: Logger): Promise<boolean> {
    const found = signatureOf(this.#root);
    // No build.json: a deploy is under way and has not written its last file yet.
    if (found === undefined || found === this.#served.signature) return false;
    try {
      const { index, signature } = await read(this.#root, this.#settings);
      this.#served = { index: keepHashedFiles(index, this.index), signature };
      this.#refused = undefined;
      const { buildId, day } = index.contract.build;
      log.info({ build: buildId, day }, 'new build is being served');
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== this.#refused) log.warn({ reason }, 'new build refused, the old one stays');
      this.#refused = reason;
      return false;
    }
  }

  /** Looks for a new build every `interval` milliseconds until `close`. */
  watch(interval: number, log: Logger): void {
    this.#timer = setInterval(() => void this.reload(log), interval).unref();
  }

  /** Stops looking. */
  close(): void {
    clearInterval(this.#timer);
  }
}
