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

/** A text cut into pieces, between words where there are any. */
function cut(text: string): string[] {
  if (text.length <= LONGEST) return [text];
  const space = text.lastIndexOf(' ', LONGEST);
  const end = space > 0 ? space : LONGEST;
  return [text.slice(0, end), ...cut(text.slice(end))];
}

/** Two values of one header cut into pairs short enough to be written as words. */
export function pieces(
  plain: string,
  secure: string,
): { readonly plain: string; readonly secure: string }[] {
  const [first, second] = [cut(plain), cut(secure)];
  const count = Math.max(first.length, second.length);
  return Array.from({ length: count }, (_, at) => ({
    plain: first[at] ?? '',
    secure: second[at] ?? '',
  }));
}
