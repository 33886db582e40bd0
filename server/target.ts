import { RULES } from '../contract/rules.ts';

/** A request target that can be looked up. `raw` is the path as sent, `path` the decoded one. */
export interface Target {
  readonly raw: string;
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
}

const MALFORMED = new RegExp(RULES.malformed.join('|'), 'i');
const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

/** Decodes once. Bytes that are no UTF-8 become a character that stands in no file name of ours. */
function decode(raw: string): string {
  const bytes = raw.replace(/%([0-9a-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** A query as it may stand in a `Location`: everything outside printable ASCII encoded. */
function encodeBytes(query: string): string {
  return query.replace(
    /[^\x21-\x7e]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

/**
 * Splits and checks the target of a request line; a number is the status that it deserves. Node hands it over as it came, bytes above
 * 127 as Latin-1; nothing here resolves dots, slashes or doubled encodings.
 */
export function readTarget(url: string): Target | 400 | 414 {
  // Absolute form, as proxies send it: the host is not looked at.
  const origin = url.replace(ABSOLUTE, (match) => (match.length === url.length ? '/' : ''));
  const at = origin.indexOf('?');
  const raw = at < 0 ? origin : origin.slice(0, at);
  if (raw.length > RULES.longestPath) return 414;
  if (!raw.startsWith('/')) return 400;
  if (MALFORMED.test(raw)) return 400;
  return {
    raw,
    path: decode(raw),
    query: at < 0 ? '' : encodeBytes(origin.slice(at)),
  };
}
