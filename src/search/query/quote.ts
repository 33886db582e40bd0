import { isLike, plain } from '#ui/filter/filter.ts';
import type { Place } from './index-files.ts';

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** A word, with the signs that may be within one. */
const WORD = /[\p{L}\p{N}]+(?:[-_.’'][\p{L}\p{N}]+)*/gu;
/** About how long an excerpt is, and how much of it stands before the first word that was found. */
const LENGTH = 170;
const LEAD = 50;
/** How many words a fragment names, so that it is found once in the page. */
const NAMED = 5;

function isFound(word: string, by: readonly string[]): boolean {
  const parts = plain(word).split(' ');
  return by.some((one) => [...parts, parts.join('')].some((part) => isLike(part, one)));
}

/** A text in pieces, those that were looked for marked. */
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

/** The block of a text that has most of what was looked for, and how often. */
function bestBlock(text: string, by: readonly string[]): string {
  let best = { block: '', count: -1 };
  for (const block of text.split('\n')) {
    const words = new Set((block.match(WORD) ?? []).filter((word) => isFound(word, by)).map(plain));
    if (words.size > best.count) best = { block, count: words.size };
  }
  return best.block;
}

/** As much of a block as an excerpt shows, cut between words. */
function around(block: string, at: number): string {
  if (block.length <= LENGTH) return block;
  const from = at <= LEAD ? 0 : block.indexOf(' ', at - LEAD) + 1;
  const end = from + LENGTH >= block.length ? block.length : block.lastIndexOf(' ', from + LENGTH);
  return `${from > 0 ? '… ' : ''}${block.slice(from, end)}${end < block.length ? ' …' : ''}`;
}

/** The words of a text from a place on, as a browser looks for them (URL fragment text directives). */
function directive(block: string, at: number): string {
  const words = [...block.slice(at).matchAll(/\S+/g)].slice(0, NAMED);
  const last = words.at(-1);
  const end = last ? last.index + last[0].length : 0;
  const said = block.slice(at, at + end).replace(/[^\p{L}\p{N}]+$/u, '');
  // A hyphen has a meaning of its own in a directive.
  return encodeURIComponent(said).replaceAll('-', '%2D');
}

/** How a place is shown: its title and an excerpt, both marked, and where the link lands. */
export interface Quote {
  readonly title: readonly Piece[];
  readonly excerpt: readonly Piece[];
  readonly href: string;
}

/** Quotes a place by the words that found it; the link lands on these, where the browser can. */
export function quote({ title, text, answer, href }: Place, by: readonly string[]): Quote {
  const block = bestBlock(text, by);
  const at = [...block.matchAll(WORD)].find(({ 0: word }) => isFound(word, by))?.index;
  const marked = { title: mark(title, by), excerpt: mark(around(block, at ?? 0), by) };
  const hash = href.includes('#') ? '' : '#';
  if (at !== undefined) return { ...marked, href: `${href}${hash}:~:text=${directive(block, at)}` };
  if (answer.length === 0) return { ...marked, href };
  return { ...marked, href: `${href}${hash}:~:text=${directive(title, 0)}` };
}
