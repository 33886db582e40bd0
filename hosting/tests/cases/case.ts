import type { TestRequest } from '../client.ts';
import { fixtureFiles, INLINE_HASH } from '../fixture.ts';

/** The expected values of headers: an exact text, a pattern, or absent (null). */
export type Headers = Readonly<Record<string, string | RegExp | null>>;

/**
 * One test of the contract: a request (a string is the path of a plain GET) and the expected
 * response of every host. `{etag}` and `{modified}` in the request's headers are replaced by those
 * of a first response with the same `Accept-Encoding`.
 */
export type Case = readonly [
  name: string,
  request: TestRequest | string,
  status: number,
  headers?: Headers,
  body?: string | RegExp | Buffer | undefined,
];

export const get = (
  path: string,
  headers: Readonly<Record<string, string>>,
  more = {},
): TestRequest => ({
  path,
  headers,
  ...more,
});

/** Cases for several paths, separated by white space, with the same expected response. */
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
/** Headers of every error page. */
export const ERROR: Headers = {
  'content-type': HTML,
  'cache-control': 'no-store',
  vary: 'Accept, Accept-Encoding, User-Agent',
  etag: null,
  location: null,
};
/** Headers of every plain-text error. */
export const LINE: Headers = { 'content-type': TEXT, 'cache-control': 'no-store' };
export const AS_JSON = { Accept: 'application/json' };
export const BR = { 'Accept-Encoding': 'br' };

const files = fixtureFiles('one');

/** The bytes of a file of the fixture site. */
export const bytesOf = (path: string): Buffer => Buffer.from(files[path.slice(1)] ?? '');

/** The file for range requests, of 5000 bytes. */
export const TERMS = '/legal/terms.pdf';

/** The exact policy of the fixture's build; a change of the policy must be made here too. */
export const POLICY =
  `default-src 'self'; script-src 'self' '${INLINE_HASH}'; style-src 'self'; ` +
  "img-src 'self'; font-src 'self'; connect-src 'self'; media-src 'none'; " +
  "manifest-src 'self'; worker-src 'none'; frame-src 'none'; object-src 'none'; " +
  "base-uri 'none'; form-action 'self'; trusted-types 'none'; " +
  "require-trusted-types-for 'script'; frame-ancestors 'none'";

/** Sent with every response over plain HTTP, whatever its status. */
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
