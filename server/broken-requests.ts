import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { RULES } from '../contract/rules.ts';
import { commonHeaders } from './answer.ts';
import type { Load } from './load.ts';
import type { Site } from './site.ts';

/** How long a refused client may take to read why, in milliseconds. */
const LINGER_MS = 1_000;

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
  parts: { readonly load: Load; readonly site: Site; readonly log: Logger },
): void {
  const refuse = (socket: Duplex, status: 400 | 405 | 408 | 431): void => {
    if (!socket.writable || parts.load.busySockets().has(socket)) {
      socket.destroy();
      return;
    }
    const text = `${STATUS_CODES[status]}\n`;
    const headers: Record<string, string> = {
      ...commonHeaders(parts.site.index.contract, false),
      Date: new Date().toUTCString(),
      Connection: 'close',
      'Cache-Control': RULES.noStore,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(text)),
      ...(status === 405 ? { Allow: RULES.methods.join(', ') } : {}),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
    // A client that never closes its side would keep its place.
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
    parts.log.info({ status }, 'request refused before it was complete');
  };
  server.on('clientError', (error: ParserError, socket) => {
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') socket.destroy();
    else refuse(socket, statusOfParserError(error));
  });
  server.on('connect', (_request, socket) => {
    socket.on('error', () => undefined);
    refuse(socket, 400);
  });
}
