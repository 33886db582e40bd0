import { unescapeBuffer } from 'node:querystring';
import type { Contract } from './contract.ts';
import { pattern } from './pattern.ts';

/** A request target that can be looked up. `raw` is the path as sent, `path` the decoded one. */
export interface Target {
  readonly raw: string;
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
}

/** The status that a target deserves without any look-up. */
export type TargetFault = 400 | 414;

const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

/**
 * Splits and checks the target of a request line. Node hands it over as it came, bytes above
 * 127 as Latin-1; nothing here resolves dots, slashes or doubled encodings.
 */
export function readTarget(url: string, rules: Contract['rules']): Target | TargetFault {
  // Absolute form, as proxies send it: the host is not looked at.
  const origin = url.replace(ABSOLUTE, (match) => (match.length === url.length ? '/' : ''));
  const at = origin.indexOf('?');
  const raw = at < 0 ? origin : origin.slice(0, at);
  if (raw.length > rules.longestPath) return 414;
  if (!raw.startsWith('/')) return 400;
  if (rules.malformed.some((source) => pattern(source, 'i').test(raw))) return 400;
  return {
    raw,
    path: unescapeBuffer(raw).toString('utf8'),
    query: at < 0 ? '' : origin.slice(at),
  };
}
