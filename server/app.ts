import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { RULES } from '../contract/rules.ts';
import { networkOf } from './address.ts';
import { type Answer, answer, changing, failure, isBot, type Question } from './answer.ts';
import { type Body, ChangedFile, StoredBytes } from './bodies.ts';
import { answerBrokenRequests } from './broken-requests.ts';
import type { ServerConfig } from './config.ts';
import { Guests } from './guests.ts';
import { Load } from './load.ts';
import { loggedPath } from './log.ts';
import { hasSoundHost, peerOf } from './peer.ts';
import type { Site } from './site.ts';

/** What the server is made of. */
export interface Parts {
  readonly config: ServerConfig;
  readonly site: Site;
  /** Whether visitors see the 503 document. */
  readonly maintenance: () => boolean;
  readonly log: Logger;
}

/** The server, and how it stops. */
export interface StaticServer {
  readonly http: Server;
  /**
   * Stops without losing what was accepted: new connections are refused, every further answer
   * closes its connection, idle connections get a short time to be used once more (their next
   * request may already be on the way), and after `timeout` milliseconds the rest is cut.
   * Resolves to whether everything ended by itself.
   */
  stop(timeout: number): Promise<boolean>;
}

/** After these the rest of the connection cannot be trusted to be a request. */
const CLOSING: ReadonlySet<number> = new Set([400, 413, 414]);

/** How often in a stop connections are looked at; those on which nothing happened are closed. */
const LOOKS = 30;

function hasLargeBody({ headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length'] ?? 0);
  return headers['transfer-encoding'] !== undefined || length > RULES.limits.bodyBytes;
}

/** Makes the server. What is answered is decided by `answer`; here its bytes are found and sent. */
export function createServer({ config, site, maintenance, log }: Parts): StaticServer {
  const load = new Load(config.MAX_REQUESTS);
  const guests = new Guests(config, config.PROXIES, log);
  let leaving = false;

  const decide = (question: Question): Answer => {
    try {
      return answer(question);
    } catch (error) {
      log.error({ err: error, path: loggedPath(question.url) }, 'an answer failed');
      return failure(question);
    }
  };

  /** The answer's bytes, where some are to be sent and they are in memory already. */
  const inMemory = (body: Body): Buffer | undefined =>
    body instanceof StoredBytes ? site.bodies.held(body) : body;

  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    const started = performance.now();
    const { method = '', url = '', headers } = request;
    const peer = peerOf(request, config.PROXIES);
    const overloaded = guests.isCrowding(peer.address, response) || load.overloaded;
    load.enter(response);
    const question: Question = {
      method,
      url: hasSoundHost(request) ? url : '',
      headers,
      secure: peer.secure,
      site: site.index,
      unavailable: overloaded ? 'overload' : maintenance() ? 'maintenance' : undefined,
      ready: !leaving,
    };
    let { status, headers: sent, body } = decide(question);
    response.once('close', () => {
      log.info({
        method,
        path: loggedPath(url),
        status,
        bytes: response.writableFinished && method !== 'HEAD' ? body.length : 0,
        ms: Math.round(performance.now() - started),
        network: networkOf(peer.address),
        bot: isBot(headers),
      });
    });
    const writeHead = (): ServerResponse => {
      if (leaving || CLOSING.has(status) || hasLargeBody(request)) {
        response.setHeader('Connection', 'close');
      }
      return response.writeHead(status, sent);
    };
    if (method === 'HEAD') {
      writeHead().end();
      return;
    }
    const bytes = inMemory(body);
    if (bytes) {
      writeHead().end(bytes);
      return;
    }
    const fromDisk = async (): Promise<void> => {
      const read = await site.bodies.read(body as StoredBytes);
      if (Buffer.isBuffer(read)) writeHead().end(read);
      else await pipeline(read, writeHead());
    };
    fromDisk().catch((error: NodeJS.ErrnoException) => {
      const isReplaced = error instanceof ChangedFile;
      // A visitor who leaves in the middle is no fault.
      if (!isReplaced && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') {
        log.error({ err: error, path: loggedPath(url) }, 'a file could not be sent');
      }
      if (response.headersSent) return;
      ({ status, headers: sent, body } = isReplaced ? changing(question) : failure(question));
      writeHead().end(inMemory(body));
    });
  };

  const http = createHttpServer({
    maxHeaderSize: RULES.limits.headerBytes,
    connectionsCheckingInterval: Math.min(1_000, config.HEADERS_TIMEOUT_MS),
    insecureHTTPParser: false,
    // Judged with every other fault of the host, so that the answer is ours.
    requireHostHeader: false,
  });
  // Clients may close their side with the request, before a file is read (of Node's net.Server, untyped).
  Object.assign(http, { httpAllowHalfOpen: true });
  http.headersTimeout = config.HEADERS_TIMEOUT_MS;
  http.requestTimeout = config.REQUEST_TIMEOUT_MS;
  http.keepAliveTimeout = config.KEEP_ALIVE_TIMEOUT_MS;
  http.timeout = config.IDLE_TIMEOUT_MS;
  http.maxConnections = config.MAX_CONNECTIONS;
  guests.watch(http);
  http.on('request', respond);
  // An expectation that nobody here has is passed over, as RFC 9110 allows and nginx does.
  http.on('checkExpectation', respond);
  answerBrokenRequests(http, { load, site, log });

  const open = new Set<Socket>();
  http.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  const stop = async (timeout: number): Promise<boolean> => {
    leaving = true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    // The plain TCP close: the HTTP one would also cut idle connections at once.
    NetServer.prototype.close.call(http, () => resolve(true));
    // Node's own list of idle connections holds those whose answer is still being sent.
    const received = new Map<Socket, number>();
    const idle = setInterval(() => {
      const busy = load.busySockets();
      for (const socket of open) {
        if (!busy.has(socket) && received.get(socket) === socket.bytesRead) socket.destroy();
        received.set(socket, socket.bytesRead);
      }
    }, timeout / LOOKS);
    const cut = setTimeout(() => resolve(false), timeout);
    const ended = await promise;
    guests.tell();
    clearInterval(idle);
    clearTimeout(cut);
    http.closeAllConnections();
    return ended;
  };
  return { http, stop };
}
