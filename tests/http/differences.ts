import type { Case } from './cases/case.ts';

/** A place where a host cannot do what the contract says, and what it does instead. */
export interface Difference {
  readonly host: 'nginx' | 'static';
  /** The case of the contract that it changes; every name in it must exist. */
  readonly cases: readonly string[];
  readonly instead: Partial<Pick<Case, 'status' | 'headers' | 'body'>>;
  readonly reason: string;
}

/** Every difference that a host forces. What is not here must be the same everywhere. */
export const DIFFERENCES: readonly Difference[] = [
  {
    host: 'nginx',
    cases: ['a start beyond the file', 'no numbers', 'an end before the start'],
    instead: { headers: { 'content-range': 'bytes */5000' } },
    reason:
      'nginx decides on 416 after the headers were set for 200, so Cache-Control stays the ' +
      "file's and the common headers come twice with equal values. No directive takes them back.",
  },
  {
    host: 'nginx',
    cases: ['less JSON than HTML by weight'],
    instead: { headers: { 'content-type': 'text/html; charset=utf-8' } },
    reason:
      'nginx cannot compare weights. A client that names both types gets the page unless it ' +
      'refuses HTML with q=0.',
  },
  {
    host: 'nginx',
    cases: ['a header without a colon'],
    instead: { status: 200 },
    reason:
      'nginx drops a header line that it cannot read; the only other setting would keep it. No ' +
      'header that it drops has a meaning here.',
  },
];

/** Differences of hosts that cannot be run here, for `docs/operating.md`. */
export const STATIC_HOST_DIFFERENCES: readonly {
  readonly what: string;
  readonly reason: string;
}[] = [
  {
    what: 'Legacy blog addresses redirect for any id, not only for numbers.',
    reason: 'The _redirects format has placeholders but no character classes.',
  },
  {
    what: 'Trailing slashes and .html names redirect with the status of the host (308 or 301).',
    reason: 'The host does it before it looks at _redirects.',
  },
  {
    what: 'An unknown path always gets 404.html: no error object, no empty page for bots.',
    reason: 'Static hosts do not look at Accept or User-Agent for error documents.',
  },
  {
    what: 'No 503 by a switch, no health endpoints, methods and malformed requests as the host does.',
    reason: 'There is no server of ours; maintenance is a deploy of the 503 document.',
  },
  {
    what: 'Compression, tags and ranges are the host’s own.',
    reason: 'It compresses by itself and does not read the copies made at build.',
  },
];
