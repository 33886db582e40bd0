import type { Ask } from '../client.ts';
import { fixtureFiles, INLINE_HASH } from '../fixture.ts';

/** What a header must be: exactly this, fit this, or be absent. */
export type Expected = string | RegExp | null;
export type Headers = Readonly<Record<string, Expected>>;

/**
 * One line of the contract: a request (a string is the path of a plain one) and what must come
 * back, from whichever host. `{etag}` and `{modified}` in the request's headers stand for those of
 * the answer to a first request with the same `Accept-Encoding`.
 */
export type Case = readonly [
  name: string,
  request: Ask | string,
  status: number,
  headers?: Headers,
  body?: string | RegExp | Buffer | undefined,
];

/** A request with headers. */
export const get = (path: string, headers: Readonly<Record<string, string>>, more = {}): Ask => ({
  path,
  headers,
  ...more,
});

/** Cases of many paths, divided by white space, with the same answer. */
export const each = (text: string, status: number, headers: Headers, body?: RegExp): Case[] =>
  text
    .trim()
    .split(/\s+/)
    .map((path) => [`${status} ${path.slice(0, 60)}`, path, status, headers, body]);

export const REVALIDATE = 'public, max-age=0, must-revalidate';
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const HTML = 'text/html; charset=utf-8';
export const TEXT = 'text/plain; charset=utf-8';
export const JSON_TYPE = 'application/json; charset=utf-8';
/** Of every answer with an error's page. */
export const ERROR: Headers = {
  'content-type': HTML,
  'cache-control': 'no-store',
  vary: 'Accept, Accept-Encoding, User-Agent',
  etag: null,
  location: null,
};
/** Of every answer that only programs see. */
export const LINE: Headers = { 'content-type': TEXT, 'cache-control': 'no-store' };
export const AS_JSON = { Accept: 'application/json' };

const files = fixtureFiles('one');

/** The bytes of a file of the fixture. */
export const bytesOf = (path: string): Buffer => Buffer.from(files[path.slice(1)] ?? '');

/** A file in which ranges are asked for, of 5000 bytes. */
export const TERMS = '/legal/terms.pdf';

/** The policy of the fixture's build to the letter: a change of the policy is a change here. */
export const POLICY =
  `default-src 'self'; script-src 'self' '${INLINE_HASH}'; style-src 'self'; ` +
  "img-src 'self'; font-src 'self'; connect-src 'self'; media-src 'none'; " +
  "manifest-src 'self'; worker-src 'none'; frame-src 'none'; object-src 'none'; " +
  "base-uri 'none'; form-action 'self'; trusted-types 'none'; " +
  "require-trusted-types-for 'script'; frame-ancestors 'none'";

/** On every response over plain HTTP, whatever its status. */
export const SECURITY: Headers = {
  'content-security-policy': /frame-ancestors 'none'$/,
  'strict-transport-security': null,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': /^(?:[a-z-]+=\(\), )+clipboard-write=\(self\)$/,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'access-control-allow-origin': null,
  'x-powered-by': null,
  'set-cookie': null,
};
