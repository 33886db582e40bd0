import {
  isDocument,
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

/**
 * The keys of links, teasers, redirects and exceptions for a file. An entry with no other key is
 * useless without its target.
 */
const LINK_KEYS = new Set([
  ...['href', 'url', 'label', 'text', 'from', 'to', 'status', 'reason', 'file'],
]);

/** Start and end offsets of text to be removed. */
type Span = readonly [from: number, until: number];

const spanOf = (node: Node): Span => [node.range?.[0] ?? 0, node.range?.[1] ?? 0];

/** The extent of a list entry: whole lines in a block list; in a flow list with one adjacent comma. */
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
 * A YAML text without the list entry of the scalar at an offset: the scalar itself, or the link or
 * redirect that it belongs to. With the last entry of a statement's `where` the whole statement goes,
 * and a file that is a list becomes an empty one. Unchanged for the last entry of any other list, and
 * for an entry with further content, which a person has to decide on.
 */
function withoutEntryAt(text: string, place: number): string {
  let left = text;
  const cut = ([from, until]: Span, instead = '') => {
    left = text.slice(0, from) + instead + text.slice(until);
  };
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
      if (isLink && list.items.length > 1) cut(spanIn(text, list, entry));
      else if (isLink && around.every((one) => isDocument(one))) cut(spanOf(list), '[]\n');
      else if (
        isMap(statement) &&
        (statement.get('where', true) as unknown) === list &&
        isSeq<Node>(statements)
      ) {
        cut(spanIn(text, statements, statement));
      }
      return visit.BREAK;
    },
  });
  return left;
}

/** Replaces the Markdown link at an offset by its text. */
function wordsAt(text: string, place: number): string {
  LINK.lastIndex = place;
  const [whole = '', words = ''] = LINK.exec(text) ?? [];
  return text.slice(0, place) + words + text.slice(place + whole.length);
}

/**
 * Replaces Markdown links by their text, or in YAML (`isYaml`) removes list entries, at the positions
 * of these faults, which all belong to this text and are all `gone`.
 */
export function unlinked(text: string, faults: readonly Fault[], isYaml = false): string {
  const lines = text.split('\n');
  const begins = lines.map((_, index) => lines.slice(0, index).join('\n').length + (index && 1));
  const places = faults.map(({ line = 1, column = 1 }) => (begins[line - 1] ?? 0) + column - 1);
  // From last to first, so that earlier positions stay valid.
  return places
    .sort((a, b) => b - a)
    .reduce((left, place) => (isYaml ? withoutEntryAt : wordsAt)(left, place), text);
}
