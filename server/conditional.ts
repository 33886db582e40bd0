import type { IncomingHttpHeaders } from 'node:http';
import type { Representation } from './site-index.ts';

/** First and last byte of a part, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** What the request's conditions and range make of an existing file. */
export type Outcome =
  | { readonly status: 200 | 304 | 412 | 416 }
  | { readonly status: 206; readonly range: ByteRange };

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

function listed(header: string, etag: string): boolean {
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === etag);
}

/** Strong comparison: a weak tag never matches. */
function listedStrongly(header: string, etag: string): boolean {
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim() === etag);
}

const secondsOf = (date: string): number => Math.floor(Date.parse(date) / 1000);

function rangeHolds(ifRange: string | undefined, file: Representation, modified: number): boolean {
  if (ifRange === undefined) return true;
  return ifRange.trim().endsWith('"')
    ? ifRange.trim() === file.etag
    : secondsOf(ifRange) === modified;
}

/**
 * Reads a `Range` of bytes. Nothing when the unit is another one or several parts are wanted
 * (both may be ignored), 'unsatisfiable' when it is malformed or outside the file.
 */
export function readRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const set = /^bytes=(.*)$/i.exec(header.trim())?.[1];
  if (set === undefined) return undefined;
  const parts = set.split(',');
  const match = /^\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/.exec(parts[0] ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (match === null || (from === '' && to === '')) return 'unsatisfiable';
  if (parts.length > 1) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? 'unsatisfiable' : { first, last };
}

/** Weighs the conditions in the order of RFC 9110, section 13.2.2, then the range. */
export function weigh(
  headers: IncomingHttpHeaders,
  file: Representation,
  modified: number,
): Outcome {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  const ifRange = headers['if-range'];
  if (match !== undefined) {
    if (!listedStrongly(match, file.etag)) return { status: 412 };
  } else if (headers['if-unmodified-since'] !== undefined) {
    if (modified > secondsOf(headers['if-unmodified-since'])) return { status: 412 };
  }
  if (noneMatch !== undefined) {
    if (listed(noneMatch, file.etag)) return { status: 304 };
  } else if (headers['if-modified-since'] !== undefined) {
    if (modified <= secondsOf(headers['if-modified-since'])) return { status: 304 };
  }
  if (headers.range === undefined) return { status: 200 };
  if (!rangeHolds(Array.isArray(ifRange) ? ifRange[0] : ifRange, file, modified))
    return { status: 200 };
  const range = readRange(headers.range, file.body.length);
  if (range === undefined) return { status: 200 };
  return range === 'unsatisfiable' ? { status: 416 } : { status: 206, range };
}
