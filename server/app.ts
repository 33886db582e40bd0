import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type Answer, answer, failure, type Question } from './answer.ts';
import { answerBrokenRequests, BusySockets } from './broken-requests.ts';
import type { ServerConfig } from './config.ts';
import { Load } from './load.ts';
import { loggedPath, networkOf } from './log.ts';
import type { Maintenance } from './maintenance.ts';
import { pattern } from './pattern.ts';
import { hasSoundHost, peerOf } from './peer.ts';
import type { Site } from './site.ts';

/** What the server is made of. */
export interface Parts {
  readonly config: ServerConfig;
  readonly site: Site;
  readonly maintenance: Maintenance;
  readonly log: Logger;
}

/** The server with the handles that stopping it needs. */
export interface StaticServer {
  readonly app: FastifyInstance;
  readonly load: Load;
  /** From now on every answer closes its connection and readiness is denied. */
  leave(): void;
}

/** After these the rest of the connection cannot be trusted to be a request. */
const CLOSING: ReadonlySet<number> = new Set([400, 413, 414]);

function hasLargeBody(request: IncomingMessage, most: number): boolean {
  const length = Number(request.headers['content-length'] ?? 0);
  return request.headers['transfer-encoding'] !== undefined || length > most;
}

function send(request: IncomingMessage, response: ServerResponse, reply: Answer): void {
  response.writeHead(reply.status, reply.headers);
  response.end(request.method === 'HEAD' ? undefined : reply.body);
}

/**
 * Makes the server. Fastify carries connections, limits and the stop; what is answered is decided
 * by `answer`, before any routing or body parsing, from files in memory.
 */
export function createServer({ config, site, maintenance, log }: Parts): StaticServer {
  const load = new Load(config.MAX_REQUESTS);
  const busy = new BusySockets();
  const { rules } = site.index.contract;
  let leaving = false;

  const decide = (question: Question): Answer => {
    try {
      return answer(question);
    } catch (error) {
      log.error({ err: error, path: loggedPath(question.url) }, 'an answer failed');
      return failure(question);
    }
  };

  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    const started = performance.now();
    const overloaded = load.overloaded;
    const leave = load.enter();
    const free = busy.enter(request.socket);
    const peer = peerOf(request);
    const reply = decide({
      method: request.method ?? '',
      url: hasSoundHost(request) ? (request.url ?? '') : '',
      headers: request.headers,
      secure: peer.secure,
      site: site.index,
      unavailable: overloaded ? 'overload' : maintenance.active ? 'maintenance' : undefined,
      ready: !leaving,
    });
    response.once('close', () => {
      leave();
      free();
      log.info({
        method: request.method ?? '-',
        path: loggedPath(request.url ?? ''),
        status: reply.status,
        bytes: response.writableFinished && request.method !== 'HEAD' ? reply.body.length : 0,
        ms: Math.round(performance.now() - started),
        network: networkOf(peer.address),
        bot: pattern(rules.bots, 'i').test(request.headers['user-agent'] ?? ''),
      });
    });
    if (leaving || CLOSING.has(reply.status) || hasLargeBody(request, rules.limits.bodyBytes)) {
      response.setHeader('Connection', 'close');
    }
    send(request, response, reply);
  };

  const app = Fastify({
    logger: false,
    connectionTimeout: config.IDLE_TIMEOUT_MS,
    keepAliveTimeout: config.KEEP_ALIVE_TIMEOUT_MS,
    requestTimeout: config.REQUEST_TIMEOUT_MS,
    return503OnClosing: false,
    forceCloseConnections: false,
    http: {
      maxHeaderSize: rules.limits.headerBytes,
      headersTimeout: config.HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: Math.min(1_000, config.HEADERS_TIMEOUT_MS),
      insecureHTTPParser: false,
      // Judged with every other fault of the host, so that the answer is ours.
      requireHostHeader: false,
    },
    // An address that the router cannot read is judged like every other one.
    frameworkErrors: (_error, request, reply) => {
      reply.hijack();
      respond(request.raw, reply.raw);
    },
  });
  app.addHook('onRequest', (request, reply, _done) => {
    reply.hijack();
    respond(request.raw, reply.raw);
  });
  app.addHook('onClose', () => load.close());
  app.server.maxConnections = config.MAX_CONNECTIONS;
  answerBrokenRequests(app.server, { busy, site, log });

  return {
    app,
    load,
    leave: () => {
      leaving = true;
    },
  };
}
