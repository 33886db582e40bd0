import { brotliCompressSync, constants } from 'node:zlib';
import { DEFERRED } from '#ui/browser/deferred-layout.ts';
import { type Element, readPage } from './read-page.ts';

/**
 * Bytes of the initial congestion window, which a server may send before the first acknowledgement:
 * ten segments of 1,460 (RFC 6928).
 */
export const FIRST_FLIGHT = 14_600;

/** The id given to the last element of the first flight if it has none. */
const ID = 'first-screen';

const WAIT = /<link rel="expect" href="#[^"]*"/;

/**
 * Quick, because a page is compressed several times. The file that is sent is 3 % smaller, which leaves room
 * for the security policy that is added later.
 */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The compressed bytes of a text, at a slightly lower quality than the file that is sent. */
const sizeOf = (text: string): number => brotliCompressSync(text, QUICK).length;

/** Says by how much a page's beginning exceeds the first flight, and how to shorten it. */
export function oversizeError(html: string): Error {
  const [first] = readPage(html)
    .blocks.filter((block) => isSection(block) || isBlock(block))
    .toSorted((one, other) => one.end - other.end);
  const size = sizeOf(html.slice(0, first?.end));
  return new Error(
    `the page up to its first block takes ${size} compressed bytes, expected at most ${FIRST_FLIGHT}, which a server may send at once: shorten the menus or the page's first section, whose CSS comes before it`,
  );
}

/** The last of the blocks, in the order of their ends, up to which a page fits into the first flight. */
function lastFitting(html: string, blocks: readonly Element[]): Element | undefined {
  let [least, most] = [0, blocks.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (sizeOf(html.slice(0, blocks[middle - 1]?.end)) > FIRST_FLIGHT) most = middle - 1;
    else least = middle;
  }
  return blocks[least - 1];
}

const isSection = ({ depth, name }: Element) => depth === 1 || name === 'section';

/** The section after the first; rules that only the rest of a page uses can be placed before it. */
export function secondSection(blocks: readonly Element[]): Element | undefined {
  const sections = blocks.filter(isSection).toSorted((one, other) => one.start - other.start);
  const after = ({ end }: Element) => sections.find(({ start }) => start >= end);
  // An element around all sections has none after it.
  const first = sections.find(after);
  return first && after(first);
}

const isBlock = ({ name }: Element) => /^(div|p|h\d|ul|ol|dl|figure|table|pre|header)$/.test(name);

/** Adds an attribute to these elements, from the last to the first. */
function marked(html: string, elements: readonly Element[], attribute: string): string {
  return elements
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, name }) => {
      const at = start + 1 + name.length;
      return `${text.slice(0, at)} ${attribute}${text.slice(at)}`;
    }, html);
}

/** The last section, or else the last block of the main element, that is complete in the first flight. */
function firstScreenOf(html: string, blocks: readonly Element[]): Element | undefined {
  // A whole section is preferred, because its background drawing grows with its text.
  return lastFitting(html, blocks.filter(isSection)) ?? lastFitting(html, blocks.filter(isBlock));
}

/**
 * Delays the browser's first paint until the part of the page in the first flight is parsed, and no
 * longer, so that what is then visible does not shift when the rest arrives. The sections after it
 * are marked for deferred layout. Returns `undefined` if not even the beginning of the main element
 * fits.
 */
export function waitForFirstScreen(html: string): string | undefined {
  const { blocks } = readPage(html);
  const whole = firstScreenOf(html, blocks);
  if (!whole) return undefined;
  // Browsers wait for the start tag of an element only, so this is the last element inside it.
  const last = blocks
    .filter(({ start, end }) => start >= whole.start && end <= whole.end)
    .sort((one, other) => one.start - other.start)
    .at(-1) as Element;
  const id = last.attributes.id ?? ID;
  const below = blocks.filter((block) => isSection(block) && block.start > last.start);
  const deferred = marked(html, below, DEFERRED);
  const named = last.attributes.id ? deferred : marked(deferred, [last], `id="${ID}"`);
  if (!WAIT.test(named))
    throw new Error('the page has no element to wait for before its first paint');
  return named.replace(WAIT, () => `<link rel="expect" href="#${id}"`);
}
