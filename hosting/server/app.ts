import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import querystring from 'node:querystring';
import fastifyStatic from '@fastify/static';
import {
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { type Contract, headersFor } from '../contract/headers.ts';
import { patternOf } from '../contract/redirects.ts';
import { listsValue, RULES } from '../contract/rules.ts';

/** A build that is being served. */
export interface Site extends Contract {
  /** The build's real folder, not the symbolic link that a deployment changes. */
  readonly folder: string;
}

const MALFORMED = new RegExp(RULES.malformed.join('|'), 'i');
const HIDDEN = new RegExp(RULES.hidden.join('|'));
const SERVED_IN_MAINTENANCE = new RegExp(RULES.maintenanceServes);
const BOTS = new RegExp(RULES.bots, 'i');
const MASKED = new RegExp(RULES.maskedInLogs, 'i');
const accepts = (header: string, value: string) => new RegExp(listsValue(value), 'i').test(header);

/** Raw path and query of the request; a proxy may send an absolute URL. */
function targetOf({ originalUrl }: FastifyRequest): readonly [path: string, query: string] {
  const parts = /^(?:https?:\/\/[^/?#]*)?([^?]*)(.*)$/is.exec(originalUrl);
  return [parts?.[1] || '/', parts?.[2] ?? ''];
}

/** Removes all headers and sets those of every response, or of a response with `file`. */
function startHeaders(site: Site, request: FastifyRequest, reply: FastifyReply, file = '') {
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  for (const [name, value] of headersFor(site, file, request.protocol === 'https')) {
    if (value !== '') reply.header(name, value);
  }
}

/**
 * The path of the file to send: the compressed copy that the client prefers, else the file itself.
 * Sets Content-Encoding.
 */
function encode({ files }: Site, file: string, { headers }: FastifyRequest, reply: FastifyReply) {
  const wanted = String(headers['accept-encoding'] ?? '');
  const coding = RULES.encodings.find(
    ({ name, extension }) => accepts(wanted, name) && files.has(`${file}.${extension}`),
  );
  if (!coding) return file;
  reply.header('Content-Encoding', coding.name);
  return `${file}.${coding.extension}`;
}

/** The Fastify application that serves the build returned by `site`, following the contract. */
export function createApp(site: () => Site, isMaintenance: () => boolean, log: Logger) {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...RULES.proxies],
    return503OnClosing: false,
    requestTimeout: RULES.limits.requestTimeoutMs,
    http: { maxHeaderSize: RULES.limits.headerBytes },
    // There are no routes: the hook below decides by the raw path.
    rewriteUrl: () => '/',
  });
  app.register(fastifyStatic, {
    serve: false,
    setHeaders: (reply) => {
      // A 304 has no body, so it has no Content-Type.
      if (reply.statusCode === 304) reply.removeHeader('content-type');
    },
  });

  /** Answers an error with a JSON object, an HTML page, the page for bots, or a line of text. */
  async function fail(request: FastifyRequest, reply: FastifyReply, status: number, own = {}) {
    const current = site();
    const { accept = '', 'user-agent': agent = '' } = request.headers;
    const rule = RULES.errors.find((error) => error.status === status);
    const isObject = rule && accepts(accept, 'application/json') && !accepts(accept, 'text/html');
    const names = [...(BOTS.test(agent) ? [`${status}.bot.html`] : []), `${status}.html`];
    const [, folder = ''] = /^\/([^/]+)/.exec(targetOf(request)[0]) ?? [];
    const pages = [...names.map((name) => `${folder}/${name}`), ...names];
    const page = isObject ? undefined : pages.find((file) => current.files.has(file));
    startHeaders(current, request, reply, page);
    reply.code(status).headers({ 'Cache-Control': RULES.noStore, ...own });
    if (rule) reply.header('Vary', RULES.errorVary);
    if (status === 503) reply.header('Retry-After', RULES.retryAfter.maintenance);
    if (isObject) {
      const message = rule.message.replace('{path}', () => targetOf(request)[0]);
      return reply.send({ statusCode: status, message });
    }
    if (page) {
      const stored = join(current.folder, encode(current, page, request, reply));
      return reply.type('text/html; charset=utf-8').send(await readFile(stored));
    }
    const phrase = rule?.message.replace(': {path}', '') ?? RULES.phrases[status] ?? 'Error';
    return reply.type('text/plain; charset=utf-8').send(`${phrase}\n`);
  }

  function sendFile(request: FastifyRequest, reply: FastifyReply, file: string) {
    const current = site();
    const known = RULES.types[file.replace(/^.*\./, '')];
    const caching = RULES.caching.find(({ prefix }) => `/${file}`.startsWith(prefix));
    startHeaders(current, request, reply, file);
    reply.type(known?.type ?? RULES.fallbackType);
    reply.header('Cache-Control', caching?.value ?? RULES.revalidate);
    if (known?.compress) reply.header('Vary', 'Accept-Encoding');
    const stored = encode(current, file, request, reply);
    // The library refuses a suffix longer than the file, which means the whole file.
    const [, suffix] = /^bytes=-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const path = join(current.folder, stored);
    const size = suffix && statSync(path, { throwIfNoEntry: false })?.size;
    if (size && Number(suffix) > size) request.headers.range = 'bytes=0-';
    return reply.sendFile(stored, current.folder, { contentType: false, cacheControl: false });
  }

  app.addHook('onRequest', async (request, reply) => {
    const { files, folder, redirects } = site();
    const [raw, query] = targetOf(request);
    const path = querystring.unescape(raw);
    if (raw.length > RULES.longestPath) return fail(request, reply, 414);
    if (!raw.startsWith('/') || MALFORMED.test(raw)) return fail(request, reply, 400);
    if (!RULES.methods.some((method) => method === request.method)) {
      return fail(request, reply, 405, { Allow: RULES.methods.join(', ') });
    }
    startHeaders(site(), request, reply);
    const health = Object.values(RULES.health).find((one) => one.path === path);
    if (health) {
      const isGone = health === RULES.health.ready && !existsSync(join(folder, 'index.html'));
      reply.code(isGone ? 503 : 200).header('Cache-Control', RULES.noStore);
      return reply.send(isGone ? 'no build\n' : `${health.text}\n`);
    }
    if (isMaintenance() && !SERVED_IN_MAINTENANCE.test(path)) return fail(request, reply, 503);
    if (HIDDEN.test(path)) return fail(request, reply, 404);
    const redirect = (to: string, status = 301) =>
      reply.header('Cache-Control', 'no-cache').redirect(to + query, status);
    const moved = redirects.find(({ from }) => new RegExp(patternOf(from)).test(path));
    if (moved) return redirect(moved.to, moved.status);
    // The redirect uses the raw path: a decoded line break would split the header.
    if (raw.length > 1 && raw.endsWith('/')) return redirect(raw.slice(0, -1));
    const name = path.slice(1) || 'index.html';
    if (raw.endsWith('.html') && files.has(name)) {
      return redirect(raw === '/index.html' ? '/' : raw.slice(0, -'.html'.length));
    }
    const file = [name, `${name}.html`].find((one) => files.has(one));
    return file ? sendFile(request, reply, file) : fail(request, reply, 404);
  });
  app.setNotFoundHandler((request, reply) => fail(request, reply, 404));
  app.setErrorHandler((error: FastifyError & { headers?: object }, request, reply) => {
    if ((error.statusCode ?? 500) >= 500) log.error(error);
    return fail(request, reply, error.statusCode ?? 500, error.headers);
  });
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    const [path] = targetOf(request);
    const bot = BOTS.test(request.headers['user-agent'] ?? '');
    const logged = MASKED.test(path) ? '(masked)' : path;
    log.info({ method: request.method, path: logged, status, ms: Math.round(elapsedTime), bot });
  });
  return app;
}
