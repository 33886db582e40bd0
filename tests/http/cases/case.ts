import type { Ask } from '../client.ts';

/** What a header must be: exactly this, fit this, or be absent. */
export type Expected = string | RegExp | null;

/** One line of the contract: a request and what must come back, from whichever server. */
export interface Case {
  readonly name: string;
  /**
   * `{etag}` and `{modified}` in header values stand for those of a first, plain request of the
   * same path, to which the `first` headers are added.
   */
  readonly ask: Ask;
  readonly first?: Readonly<Record<string, string>>;
  readonly status: number;
  readonly headers?: Readonly<Record<string, Expected>>;
  readonly body?: string | RegExp | Buffer;
}

export const REVALIDATE = 'public, max-age=0, must-revalidate';
export const HTML = 'text/html; charset=utf-8';
export const TEXT = 'text/plain; charset=utf-8';
export const JSON_TYPE = 'application/json; charset=utf-8';
export const ERROR_VARY = 'Accept, Accept-Encoding, User-Agent';
