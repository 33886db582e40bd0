import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { hashOf } from '../contract/build-info.ts';

/** A file as it was when its build was read. */
export interface StoredFile {
  readonly path: string;
  readonly length: number;
  /** Its time, in milliseconds: with its length it tells whether these are still the bytes meant. */
  readonly written: number;
  /** `sha256-…`, as the build has written it. */
  readonly hash: string;
}

/** Bytes of a file that may have to be read, or a part of them; used like those in memory. */
export class StoredBytes {
  readonly file: StoredFile;
  readonly start: number;
  readonly length: number;

  constructor(file: StoredFile, start = 0, end = file.length) {
    this.file = file;
    this.start = start;
    this.length = end - start;
  }

  subarray(start: number, end: number): StoredBytes {
    return new StoredBytes(this.file, this.start + start, this.start + end);
  }
}

/** What an answer sends. */
export type Body = Buffer | StoredBytes;

/** A file is not what it was when its build was read: another build is being put in its place. */
export class ChangedFile extends Error {
  override name = 'ChangedFile';
  readonly path: string;

  constructor(path: string) {
    super(path);
    this.path = path;
  }
}

/** A file that takes more than this part of the memory is sent from the disk, piece by piece. */
const LARGEST_PART = 1 / 8;

/**
 * The bodies in memory, up to `most` bytes: what nobody has asked for longest makes room. A site
 * that is not larger is in memory as a whole, and its requests never touch the disk.
 */
export class Bodies {
  /** From the one asked for longest ago. */
  readonly #held = new Map<StoredFile, Buffer>();
  readonly #reading = new Map<StoredFile, Promise<Buffer>>();
  readonly #most: number;
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether a file of so many bytes has room without another's going. */
  hasRoomFor(length: number): boolean {
    return this.#isSmall(length) && this.#bytes + length <= this.#most;
  }

  #isSmall(length: number): boolean {
    return length <= this.#most * LARGEST_PART;
  }

  hold(file: StoredFile, body: Buffer): void {
    this.#drop(file);
    this.#held.set(file, body);
    this.#bytes += body.length;
    for (const [oldest] of this.#held) {
      if (this.#bytes <= this.#most) break;
      this.#drop(oldest);
    }
  }

  #drop(file: StoredFile): void {
    this.#bytes -= this.#held.get(file)?.length ?? 0;
    this.#held.delete(file);
  }

  /** Drops the bodies of all other files. */
  keepOnly(files: ReadonlySet<StoredFile>): void {
    for (const file of [...this.#held.keys()]) if (!files.has(file)) this.#drop(file);
  }

  /** The bytes, where they are in memory. */
  held({ file, start, length }: StoredBytes): Buffer | undefined {
    const body = this.#held.get(file);
    if (body === undefined) return undefined;
    this.#held.delete(file);
    this.#held.set(file, body);
    return body.subarray(start, start + length);
  }

  /**
   * The bytes from the disk, those of a large file piece by piece. Throws `ChangedFile` where the
   * file is another one by now.
   */
  async read({ file, start, length }: StoredBytes): Promise<Buffer | Readable> {
    if (!this.#isSmall(file.length)) {
      const handle = await opened(file);
      return handle.createReadStream({ start, end: start + length - 1 });
    }
    return (await this.load(file)).subarray(start, start + length);
  }

  /** Reads a file into memory. Throws `ChangedFile` where it is not the one that was built. */
  async load(file: StoredFile): Promise<Buffer> {
    return this.#reading.get(file) ?? this.#readWhole(file);
  }

  /** Reads a file once for all who ask for it at the same time, and holds it. */
  #readWhole(file: StoredFile): Promise<Buffer> {
    const reading = (async () => {
      const handle = await opened(file);
      try {
        const body = await handle.readFile();
        if (hashOf(body) !== file.hash) throw new ChangedFile(file.path);
        this.hold(file, body);
        return body;
      } finally {
        this.#reading.delete(file);
        await handle.close();
      }
    })();
    this.#reading.set(file, reading);
    return reading;
  }
}

async function opened(file: StoredFile) {
  const handle = await open(file.path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new ChangedFile(file.path) : error;
  });
  const { size, mtimeMs } = await handle.stat();
  if (size === file.length && mtimeMs === file.written) return handle;
  await handle.close();
  throw new ChangedFile(file.path);
}
