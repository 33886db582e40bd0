import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const FROM = /^\/(?:[A-Za-z0-9._~/-]|\{number\})*[A-Za-z0-9._~}-]$/;
const TO = /^\/(?:[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9._~-]+)*)?$/;

const line = z.strictObject({
  from: z
    .string()
    .regex(FROM, 'expected a path such as /old/{number}/page, without a trailing slash')
    .refine((from) => !from.includes('//'), 'expected no doubled slash'),
  to: z.string().regex(TO, 'expected a path of this site such as /blog/page'),
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)], {
    error: 'expected 301, 302, 307 or 308',
  }),
  reason: z.string().min(10, 'expected the reason in a few words'),
});

/** One moved address. `pattern` is a regular expression over the whole path, for Node and PCRE. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302 | 307 | 308;
  readonly reason: string;
  readonly pattern: string;
}

/** The whole-path regular expression of a `from`: boundary-safe, an optional slash at the end. */
function patternOf(from: string): string {
  const literal = from.split('{number}').map((part) => part.replaceAll('.', '\\.'));
  return `^${literal.join('[0-9]+')}/?$`;
}

/**
 * Reads the redirects in `text`. Throws `StartError` naming the file, the line's number in the
 * list and the fault: a bad line is never skipped.
 */
export function parseRedirects(text: string, file: string): Redirect[] {
  let raw: unknown;
  try {
    raw = parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new StartError(`${file} is not valid YAML: ${why}`);
  }
  if (!Array.isArray(raw)) throw new StartError(`${file} must be a list of redirects.`);
  const seen = new Set<string>();
  return raw.map((entry, index) => {
    const result = line.safeParse(entry);
    const at = `${file}, redirect ${index + 1}`;
    if (!result.success) {
      const fault = result.error.issues[0];
      throw new StartError(`${at}: ${fault?.path.join('.') || 'line'}: ${fault?.message}.`);
    }
    const pattern = patternOf(result.data.from);
    if (seen.has(pattern)) throw new StartError(`${at}: ${result.data.from} is listed twice.`);
    if (new RegExp(pattern).test(result.data.to)) {
      throw new StartError(`${at}: ${result.data.from} leads to itself.`);
    }
    seen.add(pattern);
    return { ...result.data, pattern };
  });
}

/** Reads the file of redirects. Throws `StartError` when it is missing or any line is bad. */
export function readRedirects(file: string): Redirect[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new StartError(`The file of redirects ${file} cannot be read.`);
  }
  return parseRedirects(text, file);
}
