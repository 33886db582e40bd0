import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { BUILD_FILE } from './build-info.ts';
import { loadContract } from './contract.ts';
import { keepHashedFiles, readSite, type SiteIndex } from './site-index.ts';
import { StartError } from './start-error.ts';

type Source = Parameters<typeof loadContract>[0];

function signature(root: string): string | undefined {
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

/**
 * The build being served. A new one is read completely before it takes the old one's place, in
 * one step: no request ever sees files of both.
 */
export class Site {
  #index: SiteIndex;
  #signature: string | undefined;
  #refused: string | undefined;
  #reading: Promise<boolean> | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #source: Source;

  private constructor(source: Source, index: SiteIndex, signed: string | undefined) {
    this.#source = source;
    this.#index = index;
    this.#signature = signed;
  }

  /** Reads the build. Throws `StartError` when it cannot be used. */
  static async open(source: Source): Promise<Site> {
    const { index, signed } = await Site.#read(source);
    return new Site(source, index, signed);
  }

  static async #read(source: Source): Promise<{ index: SiteIndex; signed: string | undefined }> {
    try {
      const signed = signature(source.root);
      const index = await readSite(source.root, loadContract(source));
      if (signature(source.root) === signed) return { index, signed };
    } catch (error) {
      throw unreadable(error as NodeJS.ErrnoException) ?? error;
    }
    throw new StartError(`The build in ${source.root} changed while it was being read.`);
  }

  /** What requests are answered from at this moment. */
  get index(): SiteIndex {
    return this.#index;
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
    const found = signature(this.#source.root);
    // No build.json: a deploy is under way and has not written its last file yet.
    if (found === undefined || found === this.#signature) return false;
    try {
      const { index, signed } = await Site.#read(this.#source);
      this.#index = keepHashedFiles(index, this.#index);
      this.#signature = signed;
      this.#refused = undefined;
      log.info({ build: index.contract.build.buildId }, 'new build is being served');
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
