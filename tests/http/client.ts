import { connect } from 'node:net';

/** A response as it came over the wire. Header names are in lower case. */
export interface Wire {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Names that came more than once. */
  readonly repeated: readonly string[];
  readonly body: Buffer;
}

/** One request, written exactly as given: nothing is normalised or encoded. */
export interface Ask {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent after the headers; its length is not declared unless `headers` does. */
  readonly body?: string;
  /** Replaces the whole request. */
  readonly raw?: string;
}

/** Splits the bytes of one response. */
export function parseResponse(bytes: Buffer): Wire {
  const end = bytes.indexOf('\r\n\r\n');
  const [line = '', ...rest] = bytes.toString('latin1', 0, Math.max(end, 0)).split('\r\n');
  const headers: Record<string, string> = {};
  const repeated: string[] = [];
  for (const field of rest) {
    const at = field.indexOf(':');
    const name = field.slice(0, at).toLowerCase();
    if (name in headers) repeated.push(name);
    headers[name] = field.slice(at + 1).trim();
  }
  return { status: Number(line.split(' ')[1]), headers, repeated, body: bytes.subarray(end + 4) };
}

/** Sends `bytes` on a connection of its own and resolves to everything that comes back. */
export function exchange(port: number, bytes: string | Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
    });
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.once('close', () => resolve(Buffer.concat(chunks)));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      // A server may cut the connection of a request that it refused half-way.
      if (chunks.length > 0 || error.code === 'ECONNRESET' || error.code === 'EPIPE') return;
      reject(error);
    });
  });
}

/** The bytes of a request. */
export function requestBytes({ method = 'GET', path, headers = {}, body = '', raw }: Ask): string {
  if (raw !== undefined) return raw;
  const fields = { Host: 'www.solvanto.example', ...headers, Connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** Sends one request on a connection of its own. */
export async function ask(port: number, request: Ask): Promise<Wire> {
  return parseResponse(await exchange(port, requestBytes(request)));
}

/**
 * Sends `bytes`, says that nothing more will come, and resolves to everything that comes back
 * until the other side ends. For requests that may never be complete.
 */
export function send(port: number, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // Being cut off is a right answer to most of these.
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(Buffer.concat(chunks)));
    socket.end(bytes);
  });
}
