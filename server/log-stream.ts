import { write, writeSync } from 'node:fs';

/** Bytes that may wait to be written; what comes on top is dropped. */
const MOST_WAITING = 1_048_576;
const BUSY_PAUSE_MS = 20;

/**
 * Writes log lines in the background, in order. A full disk, a closed pipe or a reader that is
 * too slow costs lines, never requests. Pino's own stream keeps what it could not write and
 * throws it at the process when that ends, which then hangs on a full disk.
 */
export class LogStream {
  #waiting: string[] = [];
  #bytes = 0;
  #busy = false;
  readonly #fd: number;

  constructor(fd = 1) {
    this.#fd = fd;
  }

  /** Takes one line. */
  write(line: string): void {
    if (this.#bytes + line.length > MOST_WAITING) return;
    this.#waiting.push(line);
    this.#bytes += line.length;
    if (!this.#busy) this.#next();
  }

  #next(): void {
    if (this.#waiting.length === 0) return;
    const text = Buffer.from(this.#waiting.join(''));
    this.#waiting = [];
    this.#bytes = 0;
    this.#busy = true;
    this.#send(text);
  }

  #send(text: Buffer): void {
    write(this.#fd, text, (error, written) => {
      if (error?.code === 'EAGAIN') {
        setTimeout(() => this.#send(text), BUSY_PAUSE_MS).unref();
        return;
      }
      if (!error && written < text.length) {
        this.#send(text.subarray(written));
        return;
      }
      this.#busy = false;
      this.#next();
    });
  }

  /** Writes what waits, once and at once; for the end of the process. */
  flush(): void {
    const text = this.#waiting.join('');
    this.#waiting = [];
    this.#bytes = 0;
    try {
      writeSync(this.#fd, text);
    } catch {
      // Nobody is left to tell.
    }
  }
}
