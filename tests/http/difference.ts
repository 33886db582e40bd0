import type { Expected } from './cases/case.ts';
import type { Ask } from './client.ts';

/** Hosts other than the server, and what operating.md calls them. */
export const HOST_TITLES = { nginx: 'nginx', pages: 'Static host' } as const;

/** An answer as far as hosts are compared. */
export interface Seen {
  readonly status: number;
  readonly headers: Readonly<Record<string, Expected | undefined>>;
}

/** A request with what the server answers to it. */
export interface Question extends Seen {
  readonly name: string;
  readonly request: Ask;
}

/** A place where a host cannot do what the contract says; a row of the table in operating.md. */
export interface Difference {
  readonly host: keyof typeof HOST_TITLES;
  readonly difference: string;
  readonly reason: string;
  /** The requests that it changes. Without, no request of the tests can show it. */
  readonly when?: (question: Question) => boolean;
  /** What the host answers instead, where it is not left to the host altogether. */
  readonly instead?: Partial<Seen>;
}

/** A header that may be anything, or absent. */
export const ANYTHING = /^/;

/** Whether the request is one of those names. */
export const named =
  (...names: readonly string[]) =>
  ({ name }: Question): boolean =>
    names.includes(name);

/** Whether the request has one of those headers. */
export const has =
  (...headers: readonly string[]) =>
  ({ request }: Question): boolean =>
    Object.keys(request.headers ?? {}).some((name) => headers.includes(name));
