import type { Ask } from '../client.ts';
import { fixtureFiles } from '../fixture.ts';

/** What a header must be: exactly this, fit this, or be absent. */
export type Expected = string | RegExp | null;

/** A request after a first, plain one of the same path to which the `first` headers are added. */
export interface Repeated extends Ask {
  readonly first?: Readonly<Record<string, string>>;
}

/**
 * One line of the contract: a request (a string is the path of a plain one) and what must come
 * back, from whichever server. `{etag}` and `{modified}` in the request's headers stand for those
 * of the first answer.
 */
export type Case = readonly [
  name: string,
  request: Repeated | string,
  status: number,
  headers?: Readonly<Record<string, Expected>>,
  body?: string | RegExp | Buffer | undefined,
];

/** A request with headers. */
export const get = (
  path: string,
  headers: Readonly<Record<string, string>>,
  more: Partial<Repeated> = {},
): Repeated => ({ path, headers, ...more });

/** A request for the headers alone. */
export const head = (path: string, headers: Readonly<Record<string, string>> = {}): Repeated => ({
  method: 'HEAD',
  path,
  headers,
});

/** A header that names the codings a client takes. */
export const accept = (value: string) => ({ 'Accept-Encoding': value });

export const REVALIDATE = 'public, max-age=0, must-revalidate';
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const HTML = 'text/html; charset=utf-8';
export const TEXT = 'text/plain; charset=utf-8';
export const JSON_TYPE = 'application/json; charset=utf-8';
export const ERROR_VARY = 'Accept, Accept-Encoding, User-Agent';

const files = fixtureFiles('one');

/** The bytes of a file of the fixture. */
export const bytesOf = (path: string): Buffer => Buffer.from(files[path.slice(1)] ?? '');

/** A file in which ranges are asked for, of 5000 bytes. */
export const TERMS = '/legal/terms.pdf';
