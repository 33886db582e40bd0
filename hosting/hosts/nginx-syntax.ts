import { StartError } from '../contract/settings.ts';

/** The longest configuration parameter in characters; nginx's buffer has 4096 bytes. */
const LONGEST = 4_000;

/**
 * `text` as one quoted configuration parameter, which has the escapes of JSON. nginx expands
 * variables in it; everything else is literal.
 */
export function quote(text: string): string {
  const quoted = JSON.stringify(text);
  if (quoted.length > LONGEST)
    throw new StartError(`nginx cannot read a value of this length: ${text}`);
  return quoted;
}

/** A block of configuration such as `location / { … }`. */
export function block(head: string, lines: readonly string[]): string {
  return [`${head} {`, lines.join('\n').replace(/^(?=.)/gm, '  '), '}'].join('\n');
}

/**
 * A `map` block of nginx: sets `target` to the value of the first entry that matches `source`, else
 * to `otherwise`.
 */
export function map(
  source: string,
  target: string,
  otherwise: string,
  entries: readonly (readonly string[])[],
): string {
  const lines = entries.map(([key = '', value = '']) => `${quote(key)} ${quote(value)};`);
  return block(`map ${quote(source)} ${target}`, [`default ${quote(otherwise)};`, ...lines]);
}
