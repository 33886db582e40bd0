import type { IncomingHttpHeaders } from 'node:http';

/** What a condition is weighed against: a strong tag, a size in bytes, seconds since 1970. */
export interface Stored {
  readonly etag: string;
  readonly size: number;
  readonly modified: number;
}

/** First and last byte of a part, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** What the request's conditions and range make of an existing file. */
export type Outcome =
  | { readonly status: 200 | 304 | 412 | 416 }
  | { readonly status: 206; readonly range: ByteRange };

const listed = (header: string, etag: string): boolean =>
  header.trim() === '*' || header.split(',').some((tag) => tag.trim() === etag);
const withoutWeakness = (header: string): string => header.replace(/(^|,)\s*W\//g, '$1');
const secondsOf = (date: string): number => Math.floor(Date.parse(date) / 1000);

function rangeHolds(ifRange: string, { etag, modified }: Stored): boolean {
  return ifRange.endsWith('"') ? ifRange === etag : secondsOf(ifRange) === modified;
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
export function weigh(headers: IncomingHttpHeaders, stored: Stored): Outcome {
  const { etag, size, modified } = stored;
  const { 'if-match': match, 'if-none-match': noneMatch, range } = headers;
  const { 'if-unmodified-since': unmodified, 'if-modified-since': since } = headers;
  if (match !== undefined) {
    // Strong comparison: a weak tag never matches.
    if (!listed(match, etag)) return { status: 412 };
  } else if (unmodified !== undefined && modified > secondsOf(unmodified)) {
    return { status: 412 };
  }
  if (noneMatch !== undefined) {
    if (listed(withoutWeakness(noneMatch), etag)) return { status: 304 };
  } else if (since !== undefined && modified <= secondsOf(since)) {
    return { status: 304 };
  }
  const ifRange = headers['if-range'];
  if (range === undefined) return { status: 200 };
  if (ifRange !== undefined && !rangeHolds(String(ifRange).trim(), stored)) return { status: 200 };
  const part = readRange(range, size);
  if (part === undefined) return { status: 200 };
  return part === 'unsatisfiable' ? { status: 416 } : { status: 206, range: part };
}
