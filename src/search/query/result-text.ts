import { matchesWord, normaliseText } from '#ui/filter/filter.ts';
import type { Place } from './index-files.ts';

/** A piece of a text, and whether it matches the query. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** A word, including hyphens, dots, underscores and apostrophes within it. */
const WORD = /[\p{L}\p{N}]+(?:[-_.’'][\p{L}\p{N}]+)*/gu;
/** Approximate length of an excerpt in characters, and how much of it precedes the first match. */
const LENGTH = 170;
const LEAD = 50;
/** Number of words in a text fragment, enough to be unique on most pages. */
const NAMED = 5;

function isFound(word: string, by: readonly string[]): boolean {
  const parts = normaliseText(word).split(' ');
  return by.some((one) => [...parts, parts.join('')].some((part) => matchesWord(part, one)));
}

/** Splits a text into pieces, with the matches marked. */
export function mark(text: string, by: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isFound(word, by)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index), found: false });
    pieces.push({ text: word, found: true });
    from = index + word.length;
  }
  return from < text.length ? [...pieces, { text: text.slice(from), found: false }] : pieces;
}

/** The block of a text with the most distinct matches. */
function bestBlock(text: string, by: readonly string[]): string {
  let best = { block: '', count: -1 };
  for (const block of text.split('\n')) {
    const words = new Set(
      (block.match(WORD) ?? []).filter((word) => isFound(word, by)).map(normaliseText),
    );
    if (words.size > best.count) best = { block, count: words.size };
  }
  return best.block;
}

/** An excerpt of a block around a position, cut between words. */
function around(block: string, at: number): string {
  if (block.length <= LENGTH) return block;
  const from = at <= LEAD ? 0 : block.indexOf(' ', at - LEAD) + 1;
  const end = from + LENGTH >= block.length ? block.length : block.lastIndexOf(' ', from + LENGTH);
  return `${from > 0 ? '… ' : ''}${block.slice(from, end)}${end < block.length ? ' …' : ''}`;
}

/** A text directive of a URL fragment (`:~:text=`) for the words from a position on. */
function directive(block: string, at: number): string {
  const words = [...block.slice(at).matchAll(/\S+/g)].slice(0, NAMED);
  const last = words.at(-1);
  const end = last ? last.index + last[0].length : 0;
  const phrase = block.slice(at, at + end).replace(/[^\p{L}\p{N}]+$/u, '');
  // An unescaped hyphen is part of the syntax of a text directive.
  return encodeURIComponent(phrase).replaceAll('-', '%2D');
}

/**
 * Quotes a place by the words that found it: title and excerpt with matches marked; the link scrolls to them in browsers that support it.
 */
export function resultText({ title, text, answer, href }: Place, by: readonly string[]) {
  const block = bestBlock(text, by);
  const at = [...block.matchAll(WORD)].find(({ 0: word }) => isFound(word, by))?.index;
  const marked = { title: mark(title, by), excerpt: mark(around(block, at ?? 0), by) };
  const hash = href.includes('#') ? '' : '#';
  if (at !== undefined) return { ...marked, href: `${href}${hash}:~:text=${directive(block, at)}` };
  if (answer.length === 0) return { ...marked, href };
  return { ...marked, href: `${href}${hash}:~:text=${directive(title, 0)}` };
}
