/** Longest word that is written in one piece; nginx's own limit is a buffer of 4096 bytes. */
const LONGEST = 3_000;

/** `text` as one quoted word. Variables in it are expanded, everything else is literal. */
export function quote(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
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

/** Two values of one header cut into pairs short enough to be written as words. */
export function pieces(
  plain: string,
  secure: string,
): { readonly plain: string; readonly secure: string }[] {
  const count = Math.max(1, Math.ceil(Math.max(plain.length, secure.length) / LONGEST));
  return Array.from({ length: count }, (_, at) => {
    const cut = (value: string): string => value.slice(at * LONGEST, (at + 1) * LONGEST);
    return { plain: cut(plain), secure: cut(secure) };
  });
}
