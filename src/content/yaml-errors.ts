import {
  type Document,
  isAlias,
  isNode,
  isScalar,
  type LineCounter,
  type Node,
  visit,
  type YAMLParseError,
} from 'yaml';
import type { Fault } from './fault.ts';
import type { Source } from './files.ts';

/** Advice for common YAML errors, where the parser's message says too little. */
const PARSER_ADVICE: readonly [pattern: RegExp, advice: string][] = [
  [
    /compact mapping|implicit key/i,
    'a text with a colon and a space in it needs double quotes: "…: …"',
  ],
  [/tab/i, 'indent with spaces, not with tabs'],
  [/Missing closing "quote|Missing closing 'quote/i, 'close the quote'],
  [/Unexpected scalar at node end/, 'a text that begins with [, {, * or & needs double quotes'],
  [/same column/, 'entries of one level need the same indentation, with a space after each -'],
  [/@|`|reserved/i, 'a text that begins with such a character needs double quotes'],
];

/**
 * Advice that depends on the line and the one below it, which the parser's message does not cover.
 */
const LINE_ADVICE: readonly [pattern: RegExp, advice: string][] = [
  [
    /^[^\n]*[\u00a0\u2000-\u200b\u202f\ufeff]/,
    'a space in this line is a special character: replace it with an ordinary space',
  ],
  [/^[\s-]*[\w-]+:(?![\s/]|$)/, 'a key is followed by a colon and a space'],
  [/^(\s*)[\w-]+: [^\n]*\n\1\s+[\w-]+: /, 'the line below is indented too far'],
];

/** The fault for a YAML syntax error. */
export function syntaxFault(
  error: YAMLParseError,
  { name, text }: Source,
  counter: LineCounter,
): Fault {
  const [offset] = error.pos;
  const { line, col } = counter.linePos(offset);
  const message = error.message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? '';
  const [at = '', below = ''] = text.split('\n').slice(line - 1);
  const advice =
    LINE_ADVICE.find(([pattern]) => pattern.test(`${at}\n${below}`))?.[1] ??
    PARSER_ADVICE.find(([pattern]) => pattern.test(message))?.[1];
  const key = text.slice(offset).match(/^[\w-]+/)?.[0];
  return {
    file: name,
    line,
    column: col,
    key: error.code === 'DUPLICATE_KEY' ? key : undefined,
    expected: `not valid YAML: ${message}${advice ? `; ${advice}` : ''}`,
  };
}

/**
 * The advice for a value that begins with a character that has a meaning in YAML; `null` if there
 * is none.
 */
function misreadValue(node: Node): string | null {
  const quotes = 'needs double quotes';
  if (isAlias(node))
    return `a text that begins with * ${quotes}: *${node.source} names another value`;
  if (node.tag) return `a text that begins with ! ${quotes}: otherwise ${node.tag} is dropped`;
  if ('anchor' in node && node.anchor) {
    return `a text that begins with & ${quotes}: otherwise &${node.anchor} is dropped`;
  }
  if (isScalar(node) && node.type === 'PLAIN' && /^\S/.test(node.comment ?? '')) {
    const cut = (node.comment ?? '').split(' ')[0];
    return `a text with a space and # in it ${quotes}: it ends before #${cut}`;
  }
  if (isScalar(node) && node.type === 'PLAIN' && /^[“”„‘].*[“”’]$/.test(String(node.value))) {
    return 'these quotes would be shown: use "…" around the text, or none';
  }
  return null;
}

/** Every value in a file that YAML interprets as something other than the text written. */
export function misreadValues(document: Document, { name }: Source, counter: LineCounter): Fault[] {
  const faults: Fault[] = [];
  visit(document, (_, node) => {
    const expected = isNode(node) ? misreadValue(node) : null;
    if (!expected || !isNode(node)) return;
    const { line, col: column } = counter.linePos(node.range?.[0] ?? 0);
    faults.push({ file: name, line, column, expected });
  });
  return faults;
}
