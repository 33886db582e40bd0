import type { Case } from './cases/case.ts';

/** A place where a host cannot do what the contract says, and what it does instead. */
export interface Difference {
  readonly host: 'nginx';
  /** The case of the contract that it changes; every name in it must exist. */
  readonly cases: readonly string[];
  readonly instead: { readonly status?: number; readonly headers?: Case[3] };
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
