import { StartError } from '../contract/settings.ts';

/** Longest word that nginx reads: its buffer has 4096 bytes. */
const LONGEST = 4_000;

/** `text` as one quoted word. Variables in it are expanded, everything else is literal. */
export function quote(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
  if (escaped.length > LONGEST) throw new StartError(`nginx does not read so long a word: ${text}`);
  return `"${escaped}"`;
}

/** Lines moved one level in. */
export function indent(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split('\n')).map((line) => (line === '' ? '' : `  ${line}`));
}

/** A block such as `location / { … }`. */
export function block(head: string, lines: readonly string[]): string {
  return [`${head} {`, ...indent(lines), '}'].join('\n');
}

/** A `map` block: `value` of the first entry that fits `source`, else `otherwise`. */
export function map(
  source: string,
  target: string,
  otherwise: string,
  entries: readonly (readonly string[])[],
): string {
  const lines = entries.map(([key = '', value = '']) => `${quote(key)} ${quote(value)};`);
  return block(`map ${quote(source)} ${target}`, [`default ${quote(otherwise)};`, ...lines]);
}
