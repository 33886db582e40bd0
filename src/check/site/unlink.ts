import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLSeq,
} from 'yaml';
import type { Fault } from '#content/fault.ts';

/** A Markdown link, whose text may contain markup and brackets. */
const LINK = /\[((?:[^[\]]|\[[^\]]*\])*)\]\((?:[^()]|\([^)]*\))*\)/y;

/** Keys of an entry that is nothing without its address: a link, or a redirect. */
const LINK_KEYS = new Set(['href', 'label', 'from', 'to', 'status', 'reason']);

/** From and until where a text is left out. */
type Span = readonly [from: number, until: number];

const spanOf = (node: Node): Span => [node.range?.[0] ?? 0, node.range?.[1] ?? 0];

/** An entry with its sign and its line, or with the comma beside it. */
function spanIn(text: string, list: YAMLSeq<Node>, entry: Node): Span {
  const [from, until] = spanOf(entry);
  if (!list.flow) {
    const end = text.indexOf('\n', until - 1);
    return [text.lastIndexOf('\n', from) + 1, end < 0 ? text.length : end + 1];
  }
  const at = list.items.indexOf(entry);
  const [next, before] = [list.items[at + 1], list.items[at - 1]];
  if (next) return [from, spanOf(next)[0]];
  return [before ? spanOf(before)[1] : from, until];
}

/**
 * The entry of a list that goes with an address, or a file's name, at a place of a YAML text: itself,
 * or a link or redirect that is nothing without it. The last one of a statement takes that along; any
 * other list keeps its last entry, and an entry that says more than its link stays for a person.
 */
function entryAt(text: string, place: number): Span | undefined {
  let found: Span | undefined;
  visit(parseDocument(text), {
    Scalar(_, node, path) {
      if (node.range?.[0] !== place) return undefined;
      const nodes = [...path, node].filter((one) => !isPair(one)).reverse() as Node[];
      const [entry, list, ...around] = isMap(nodes[1]) ? nodes.slice(1) : nodes;
      if (!entry || !isSeq<Node>(list)) return visit.BREAK;
      const isLink =
        isScalar(entry) ||
        (isMap(entry) && Object.keys(entry.toJSON()).every((key) => LINK_KEYS.has(key)));
      const [statement, statements] = around;
      if (isLink && list.items.length > 1) found = spanIn(text, list, entry);
      else if (
        isMap(statement) &&
        (statement.get('where', true) as unknown) === list &&
        isSeq<Node>(statements)
      ) {
        found = spanIn(text, statements, statement);
      }
      return visit.BREAK;
    },
  });
  return found;
}

/** A text in which the link at a place is its words alone. */
function wordsAt(text: string, place: number): string {
  LINK.lastIndex = place;
  const [whole = '', words = ''] = LINK.exec(text) ?? [];
  return text.slice(0, place) + words + text.slice(place + whole.length);
}

/**
 * A text without what these faults, all of it and all `gone`, lead to: links are their words alone, and
 * of YAML (`isYaml`) entries of lists go.
 */
export function unlinked(text: string, faults: readonly Fault[], isYaml = false): string {
  const lines = text.split('\n');
  const begins = lines.map((_, index) => lines.slice(0, index).join('\n').length + (index && 1));
  const places = faults.map(({ line = 1, column = 1 }) => (begins[line - 1] ?? 0) + column - 1);
  // From last to first, so that earlier positions stay valid.
  return places
    .sort((a, b) => b - a)
    .reduce((left, place) => {
      if (!isYaml) return wordsAt(left, place);
      const [from, until] = entryAt(left, place) ?? [0, 0];
      return left.slice(0, from) + left.slice(until);
    }, text);
}
