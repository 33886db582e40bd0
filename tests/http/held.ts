import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { parseResponse, type Wire } from './client.ts';

/** Name and size of a file that no socket buffer holds, so that its answer stays under way. */
export const LARGE = { path: '/legal/large.pdf', body: Buffer.alloc(24 * 1_048_576, 'large ') };

/** A download whose reader has stopped after the first bytes. */
export interface Held {
  /** Reads on to the end. */
  finish(): Promise<Wire>;
  /** Goes away. */
  drop(): void;
}

/** Starts to download the large file and stops reading; resolves once the answer has begun. */
export async function hold(
  port: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Held> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  await once(socket, 'connect');
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `GET ${LARGE.path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${fields.join('')}\r\n`,
  );
  const [first] = (await once(socket, 'data')) as [Buffer];
  chunks.push(first);
  socket.pause();
  // Being cut off is for `finish` to tell.
  socket.on('error', () => undefined);
  return {
    finish: async () => {
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      socket.resume();
      await once(socket, 'close');
      return parseResponse(Buffer.concat(chunks));
    },
    drop: () => socket.destroy(),
  };
}

/** A visitor with one connection who asks again as soon as the last answer is complete. */
export class Visitor {
  readonly #socket: Socket;
  readonly #paths: readonly string[];
  #received = Buffer.alloc(0);
  #waiting = false;
  #told = false;
  answered = 0;
  /** Statuses of all complete answers. */
  readonly statuses = new Set<number>();
  /** Set when the connection ended in the middle of an answer, or with a request unanswered. */
  lost: string | undefined;

  constructor(port: number, paths: readonly string[]) {
    this.#paths = paths;
    this.#socket = connect(port, '127.0.0.1', () => this.#ask());
    this.#socket.on('data', (chunk: Buffer) => this.#take(chunk));
    this.#socket.on('error', (error) => {
      this.lost = error.message;
    });
  }

  #ask(): void {
    this.#waiting = true;
    const path = this.#paths[this.answered % this.#paths.length];
    this.#socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  }

  #take(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    const { status, headers, body } = parseResponse(this.#received);
    const length = Number(headers['content-length']);
    if (this.#received.indexOf('\r\n\r\n') < 0 || body.length < length) return;
    this.#received = Buffer.alloc(0);
    this.#waiting = false;
    this.answered += 1;
    this.statuses.add(status);
    this.#told = headers.connection === 'close';
    if (this.#told) this.#socket.end();
    else this.#ask();
  }

  /** Resolves when the connection is over. */
  async end(): Promise<void> {
    if (!this.#socket.destroyed) await once(this.#socket, 'close');
    if (this.#waiting || !this.#told) this.lost ??= 'cut off without being told';
  }
}
