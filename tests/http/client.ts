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

/** Puts a body together that came in chunks. */
function joinChunks(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16);
    if (!(size > 0)) break;
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(parts);
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
  const rawBody = bytes.subarray(end + 4);
  const body = headers['transfer-encoding'] === 'chunked' ? joinChunks(rawBody) : rawBody;
  return { status: Number(line.split(' ')[1]), headers, repeated, body };
}

/**
 * Sends `bytes` on a connection of its own, says that nothing more will come (they may be no
 * complete request), and resolves to everything that comes back until the other side ends.
 */
export function exchange(port: number, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.once('close', () => resolve(Buffer.concat(chunks)));
    // A server may cut the connection of a request that it refused half-way.
    socket.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code !== 'ECONNRESET' && code !== 'EPIPE') reject(new Error(message));
    });
    socket.end(bytes);
  });
}

/** Sends one request on a connection of its own. A string is the path of a plain one. */
export async function ask(port: number, request: Ask | string): Promise<Wire> {
  const one: Ask = typeof request === 'string' ? { path: request } : request;
  const fields = { Host: 'www.solvanto.example', ...one.headers, Connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  const line = `${one.method ?? 'GET'} ${one.path} HTTP/1.1\r\n`;
  const text = one.raw ?? `${line}${lines.join('')}\r\n${one.body ?? ''}`;
  return parseResponse(await exchange(port, Buffer.from(text, 'latin1')));
}
