import type { IncomingHttpHeaders } from 'node:http';
import { type Outcome, weigh } from './conditional.ts';
import { named, type ResponseHeader } from './contract.ts';
import { prefersJson } from './negotiate.ts';
import { pattern } from './pattern.ts';
import type { Representation, SiteFile, SiteIndex } from './site-index.ts';
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
  readonly body: Buffer;
}

const NOTHING = Buffer.alloc(0);

/** The headers that every answer carries. */
export function commonHeaders(
  headers: readonly ResponseHeader[],
  secure: boolean,
): Record<string, string> {
  const pairs = headers.map(({ name, plain, secure: over }) => [name, secure ? over : plain]);
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

function complete(
  question: Question,
  status: number,
  own: Readonly<Record<string, string>>,
  body: Buffer,
): Answer {
  const common = commonHeaders(question.site.contract.headers, question.secure);
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
    'Cache-Control': question.site.contract.rules.noStore,
    ...own,
  };
  return complete(question, status, headers, Buffer.from(`${text}\n`));
}

function choose(file: SiteFile, question: Question): Representation {
  const accepted = question.headers['accept-encoding'];
  const wanted = Array.isArray(accepted) ? accepted.join(',') : accepted;
  if (wanted === undefined || file.compressed.length === 0) return file.plain;
  return (
    file.compressed.find(({ encoding }) => pattern(named(encoding ?? ''), 'i').test(wanted)) ??
    file.plain
  );
}

/** The error of this status as object, page, or page with an empty main area. */
function errorAnswer(question: Question, status: number, path: string): Answer {
  const { rules } = question.site.contract;
  const message = rules.errors.find((error) => error.status === status)?.message ?? 'Error';
  const after = question.unavailable ?? 'maintenance';
  const own = {
    'Cache-Control': rules.noStore,
    Vary: rules.errorVary,
    ...(status === 503 ? { 'Retry-After': String(rules.retryAfter[after]) } : {}),
  };
  if (prefersJson(question.headers.accept)) {
    // Safe in any context: paths with quotation marks, brackets or backslashes were refused.
    const text = JSON.stringify({
      statusCode: status,
      message: message.replace('{path}', () => path),
    });
    const type = { 'Content-Type': 'application/json; charset=utf-8' };
    return complete(question, status, { ...own, ...type }, Buffer.from(text));
  }
  const { documents } = question.site;
  const bot = pattern(rules.bots, 'i').test(question.headers['user-agent'] ?? '');
  const document =
    (bot ? documents.get(`${status}.bot.html`) : undefined) ?? documents.get(`${status}.html`);
  if (document === undefined) {
    return plainAnswer(question, status, message.replace(': {path}', ''), own);
  }
  const { encoding, body } = choose(document, question);
  const encoded = encoding === undefined ? {} : { 'Content-Encoding': encoding };
  return complete(question, status, { ...own, 'Content-Type': document.type, ...encoded }, body);
}

function fileAnswer(question: Question, file: SiteFile): Answer {
  const chosen = choose(file, question);
  const { contract } = question.site;
  const { rules } = contract;
  const outcome: Outcome = weigh(question.headers, chosen, file.modified);
  const headers: Record<string, string> = {
    'Cache-Control': file.cacheControl,
    ETag: chosen.etag,
    'Last-Modified': new Date(file.modified * 1000).toUTCString(),
    ...(file.varies ? { Vary: 'Accept-Encoding' } : {}),
    ...(file.type === rules.types.pdf?.type
      ? { 'Content-Security-Policy': contract.pdfPolicy }
      : {}),
  };
  const { length } = chosen.body;
  if (outcome.status === 412) return plainAnswer(question, 412, rules.phrases[412]);
  if (outcome.status === 416) {
    const own = { 'Content-Range': `bytes */${length}` };
    return plainAnswer(question, 416, rules.phrases[416], own);
  }
  if (outcome.status === 304) return complete(question, 304, headers, NOTHING);
  headers['Content-Type'] = file.type;
  headers['Accept-Ranges'] = 'bytes';
  if (chosen.encoding !== undefined) headers['Content-Encoding'] = chosen.encoding;
  if (!('range' in outcome)) return complete(question, 200, headers, chosen.body);
  const { first, last } = outcome.range;
  headers['Content-Range'] = `bytes ${first}-${last}/${length}`;
  return complete(question, 206, headers, chosen.body.subarray(first, last + 1));
}

function redirectAnswer(question: Question, status: number, location: string): Answer {
  return complete(question, status, { Location: location, 'Cache-Control': 'no-cache' }, NOTHING);
}

/** The address to which the contract sends this target, with the status, if it does. */
function redirectFor(target: Target, site: SiteIndex): { status: number; to: string } | undefined {
  const moved = site.contract.redirects.find((one) => pattern(one.pattern).test(target.path));
  if (moved) return { status: moved.status, to: `${moved.to}${target.query}` };
  // The raw path goes back as it came: decoding it would let a line break into the header.
  if (target.raw.length > 1 && target.raw.endsWith('/')) {
    return { status: 301, to: `${target.raw.slice(0, -1)}${target.query}` };
  }
  const page = target.raw.endsWith('.html') ? site.pages.get(target.path) : undefined;
  if (page === undefined) return undefined;
  const address = page === '/' ? page : target.raw.slice(0, -'.html'.length);
  return { status: 301, to: `${address}${target.query}` };
}

/** The answer when deciding on one failed: nothing of the fault reaches the visitor. */
export function failure(question: Question): Answer {
  return errorAnswer(question, 500, '');
}

/** Decides the answer to one request. Pure: reads nothing but the question. */
export function answer(question: Question): Answer {
  const { site, method } = question;
  const { rules } = site.contract;
  const target = readTarget(question.url, rules);
  if (target === 414) return plainAnswer(question, 414, rules.phrases[414]);
  if (target === 400) return errorAnswer(question, 400, '');
  if (!(rules.methods as readonly string[]).includes(method)) {
    return plainAnswer(question, 405, rules.phrases[405], { Allow: rules.methods.join(', ') });
  }
  if (Number(question.headers['content-length'] ?? 0) > rules.limits.bodyBytes) {
    return plainAnswer(question, 413, rules.phrases[413]);
  }
  const { live, ready } = rules.health;
  if (target.path === live.path) return plainAnswer(question, 200, live.text);
  if (target.path === ready.path) {
    return question.ready
      ? plainAnswer(question, 200, ready.text)
      : plainAnswer(question, 503, ready.otherwise);
  }
  const exempt = pattern(rules.maintenanceServes).test(target.path);
  if (question.unavailable === 'overload') return errorAnswer(question, 503, target.raw);
  if (question.unavailable === 'maintenance' && !exempt) {
    return errorAnswer(question, 503, target.raw);
  }
  if (rules.hidden.some((source) => pattern(source).test(target.path))) {
    return errorAnswer(question, 404, target.raw);
  }
  const redirect = redirectFor(target, site);
  if (redirect) return redirectAnswer(question, redirect.status, redirect.to);
  const file = site.files.get(target.path);
  return file ? fileAnswer(question, file) : errorAnswer(question, 404, target.raw);
}
