import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { commonHeaders } from './answer.ts';
import type { Site } from './site.ts';

/** Counts the answers that are under way on each connection. */
export class BusySockets {
  readonly #counts = new WeakMap<Duplex, number>();

  /** Counts one answer in; the returned function counts it out. */
  enter(socket: Socket): () => void {
    this.#counts.set(socket, (this.#counts.get(socket) ?? 0) + 1);
    return () => this.#counts.set(socket, (this.#counts.get(socket) ?? 1) - 1);
  }

  /** Whether anything written now would land in the middle of an answer. */
  has(socket: Duplex): boolean {
    return (this.#counts.get(socket) ?? 0) > 0;
  }
}

interface ParserError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

/** The status for a request that Node's parser refused. */
export function statusOfParserError(error: ParserError): 400 | 405 | 408 | 431 {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 431;
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  const line = error.rawPacket?.toString('latin1', 0, 64) ?? '';
  // A well-formed line with a method that Node does not know, rather than noise.
  const unknown = error.code === 'HPE_INVALID_METHOD' && /^[A-Z][A-Z-]{0,31} \/\S* /.test(line);
  return unknown ? 405 : 400;
}

/**
 * Answers what never becomes a request: broken lines and headers, too many header bytes,
 * headers that do not arrive in time, and CONNECT.
 */
export function answerBrokenRequests(
  server: Server,
  parts: { readonly busy: BusySockets; readonly site: Site; readonly log: Logger },
): void {
  const refuse = (socket: Duplex, status: 400 | 405 | 408 | 431): void => {
    if (!socket.writable || parts.busy.has(socket)) {
      socket.destroy();
      return;
    }
    const { contract } = parts.site.index;
    const text = `${STATUS_CODES[status]}\n`;
    const headers: Record<string, string> = {
      ...commonHeaders(contract.headers, false),
      Date: new Date().toUTCString(),
      Connection: 'close',
      'Cache-Control': contract.rules.noStore,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(text)),
      ...(status === 405 ? { Allow: contract.rules.methods.join(', ') } : {}),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
    parts.log.info({ status }, 'request refused before it was complete');
  };
  server.removeAllListeners('clientError');
  server.on('clientError', (error: ParserError, socket) => {
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') socket.destroy();
    else refuse(socket, statusOfParserError(error));
  });
  server.on('connect', (_request, socket) => {
    socket.on('error', () => undefined);
    refuse(socket, 400);
  });
}
