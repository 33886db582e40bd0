import type { IncomingHttpHeaders } from 'node:http';
import type { Contract, ResponseHeader } from '../contract/contract.ts';
import { named, RULES, SHARED_FILES } from '../contract/rules.ts';
import type { Body } from './bodies.ts';
import { weigh } from './conditional.ts';
import { prefersJson } from './negotiate.ts';
import { isHidden, type Representation, type SiteFile, type SiteIndex } from './site-index.ts';
import { readTarget, type Target } from './target.ts';

/** What the answer depends on, and nothing else. */
export interface Question {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** Whether the visitor's connection is https. */
  readonly secure: boolean;
  readonly site: SiteIndex;
  /** Why the site cannot be shown at this moment, if so. */
  readonly unavailable?: 'maintenance' | 'overload' | undefined;
  /** Whether this server wants new requests. */
  readonly ready: boolean;
}

/** A complete answer. A `HEAD` request gets the same headers and no body. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
}

const NOTHING = Buffer.alloc(0);
const BOTS = new RegExp(RULES.bots, 'i');
const SERVED_IN_MAINTENANCE = new RegExp(RULES.maintenanceServes);
const ACCEPTED = new Map<string | undefined, RegExp>(
  RULES.encodings.map(({ name }) => [name, new RegExp(named(name), 'i')]),
);

/** The headers that every answer carries. */
export function commonHeaders(
  { headers: others, policy }: Contract,
  secure: boolean,
  ownPolicy = policy(''),
): Record<string, string> {
  const headers = [ownPolicy, ...others];
  const pairs = headers.map(({ name, plain, secure: over }) => [name, secure ? over : plain]);
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

/** Whether a visitor gets the error documents with an empty main area. */
export function isBot(headers: IncomingHttpHeaders): boolean {
  return BOTS.test(headers['user-agent'] ?? '');
}

function complete(
  question: Question,
  status: number,
  own: Readonly<Record<string, string>>,
  body: Body,
  policy?: ResponseHeader,
): Answer {
  const common = commonHeaders(question.site.contract, question.secure, policy);
  const length = status === 304 ? {} : { 'Content-Length': String(body.length) };
  return { status, headers: { ...common, ...length, ...own }, body };
}

/** One line of plain text: for what only programs see, and when a document is missing. */
function plainAnswer(
  question: Question,
  status: number,
  text: string,
  own: Readonly<Record<string, string>> = {},
): Answer {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': RULES.noStore,
    ...own,
  };
  return complete(question, status, headers, Buffer.from(`${text}\n`));
}

function choose(file: SiteFile, question: Question): Representation {
  const wanted = String(question.headers['accept-encoding'] ?? '');
  return file.compressed.find(({ encoding }) => ACCEPTED.get(encoding)?.test(wanted)) ?? file.plain;
}

/** The error of this status as object, page, or page with an empty main area. */
function errorAnswer(question: Question, status: number, path: string): Answer {
  const message = RULES.errors.find((error) => error.status === status)?.message ?? 'Error';
  const after = RULES.retryAfter[question.unavailable ?? 'maintenance'];
  const own = {
    'Cache-Control': RULES.noStore,
    Vary: RULES.errorVary,
    ...(status === 503 ? { 'Retry-After': String(after) } : {}),
  };
  if (prefersJson(question.headers.accept)) {
    // Safe in any context: paths with quotation marks, brackets or backslashes were refused.
    const error = { statusCode: status, message: message.replace('{path}', () => path) };
    const type = { 'Content-Type': 'application/json; charset=utf-8' };
    return complete(question, status, { ...own, ...type }, Buffer.from(JSON.stringify(error)));
  }
  const { documents } = question.site;
  const forBots = isBot(question.headers) ? documents.get(`${status}.bot.html`) : undefined;
  const document = forBots ?? documents.get(`${status}.html`);
  if (document === undefined) {
    return plainAnswer(question, status, message.replace(': {path}', ''), own);
  }
  const { encoding, body } = choose(document, question);
  const encoded = encoding === undefined ? {} : { 'Content-Encoding': encoding };
  const headers = { ...own, 'Content-Type': document.type, ...encoded };
  return complete(question, status, headers, body, document.policy);
}

const SHARED = new RegExp(`${SHARED_FILES}$`);
const SHARED_HEADERS = Object.fromEntries(
  RULES.sharing.headers.map(({ name, shared }) => [name, shared]),
);

function fileAnswer(question: Question, path: string, file: SiteFile): Answer {
  const { encoding, etag, body } = choose(file, question);
  // RFC 9110, section 14.2: a range has a meaning for GET alone.
  const range = question.method === 'GET' ? question.headers.range : undefined;
  const outcome = weigh(
    { ...question.headers, range },
    { etag, size: body.length, modified: file.modified },
  );
  if (outcome.status === 412) return plainAnswer(question, 412, RULES.phrases[412]);
  if (outcome.status === 416) {
    const own = { 'Content-Range': `bytes */${body.length}` };
    return plainAnswer(question, 416, RULES.phrases[416], own);
  }
  const headers: Record<string, string> = {
    'Cache-Control': file.cacheControl,
    ETag: etag,
    'Last-Modified': new Date(file.modified * 1000).toUTCString(),
    ...(file.varies ? { Vary: 'Accept-Encoding' } : {}),
    ...(SHARED.test(path) ? SHARED_HEADERS : {}),
  };
  if (outcome.status === 304) return complete(question, 304, headers, NOTHING, file.policy);
  headers['Content-Type'] = file.type;
  headers['Accept-Ranges'] = 'bytes';
  if (encoding !== undefined) headers['Content-Encoding'] = encoding;
  if (!('range' in outcome)) return complete(question, 200, headers, body, file.policy);
  const { first, last } = outcome.range;
  headers['Content-Range'] = `bytes ${first}-${last}/${body.length}`;
  return complete(question, 206, headers, body.subarray(first, last + 1), file.policy);
}

/** The address to which the contract sends this target, with the status, if it does. */
function redirectFor(target: Target, site: SiteIndex): { status: number; to: string } | undefined {
  const { raw, path, query } = target;
  const moved = site.moved.find(({ pattern }) => pattern.test(path));
  if (moved) return { status: moved.status, to: `${moved.to}${query}` };
  // The raw path goes back as it came: decoding it would let a line break into the header.
  if (raw.length > 1 && raw.endsWith('/'))
    return { status: 301, to: `${raw.slice(0, -1)}${query}` };
  const page = raw.endsWith('.html') ? site.pages.get(path) : undefined;
  if (page === undefined) return undefined;
  const address = page === '/' ? page : raw.slice(0, -'.html'.length);
  return { status: 301, to: `${address}${query}` };
}

/** The answer when deciding on one failed: nothing of the fault reaches the visitor. */
export function failure(question: Question): Answer {
  return errorAnswer(question, 500, '');
}

/** The answer when the file it needs is being replaced by that of another build. */
export function changing(question: Question): Answer {
  return errorAnswer({ ...question, unavailable: 'overload' }, 503, '');
}

/** Decides the answer to one request. Pure: reads nothing but the question. */
export function answer(question: Question): Answer {
  const { site, method, unavailable } = question;
  const target = readTarget(question.url);
  if (target === 414) return plainAnswer(question, 414, RULES.phrases[414]);
  if (target === 400) return errorAnswer(question, 400, '');
  if (!(RULES.methods as readonly string[]).includes(method)) {
    return plainAnswer(question, 405, RULES.phrases[405], { Allow: RULES.methods.join(', ') });
  }
  if (Number(question.headers['content-length'] ?? 0) > RULES.limits.bodyBytes) {
    return plainAnswer(question, 413, RULES.phrases[413]);
  }
  const { live, ready } = RULES.health;
  if (target.path === live.path) return plainAnswer(question, 200, live.text);
  if (target.path === ready.path) {
    return question.ready
      ? plainAnswer(question, 200, ready.text)
      : plainAnswer(question, 503, ready.otherwise);
  }
  const exempt = unavailable === 'maintenance' && SERVED_IN_MAINTENANCE.test(target.path);
  if (unavailable && !exempt) return errorAnswer(question, 503, target.raw);
  if (isHidden(target.path)) return errorAnswer(question, 404, target.raw);
  const moved = redirectFor(target, site);
  if (moved) {
    const headers = { Location: moved.to, 'Cache-Control': 'no-cache' };
    return complete(question, moved.status, headers, NOTHING);
  }
  const file = site.files.get(target.path);
  return file ? fileAnswer(question, target.path, file) : errorAnswer(question, 404, target.raw);
}
