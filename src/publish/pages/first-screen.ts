import { brotliCompressSync, constants } from 'node:zlib';
import { DEFERRED } from '#ui/browser/deferred-layout.ts';
import { type Element, readPage } from './read-page.ts';

/** Bytes that a server may send before it hears from the browser: ten segments of 1,460 (RFC 6928). */
export const FIRST_FLIGHT = 14_600;

/**
 * Characters of a section that costs little to lay out. It is not deferred: where its height were
 * guessed, the end of the page would move when it comes near.
 */
const SHORT_SECTION = 6_000;

/** The id that the end of the first flight gets where its element has none. */
const ID = 'first-screen';

const WAIT = /<link rel="expect" href="#[^"]*"/;

/** What is sent is packed with more care, and so lighter by a twentieth; the policy is still to come. */
const LIGHTER = 1.015;

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** As many bytes as may come in the first flight, packed quickly. */
const LIMIT = FIRST_FLIGHT * LIGHTER;

/** How far a place of a page is from its beginning, and how many bytes come until there. */
interface Probe {
  readonly at: number;
  readonly bytes: number;
}

/** What is known of a page's bytes: the last place that fits and the first that is too much. */
interface Bounds {
  fits: Probe;
  tooMuch: Probe;
}

/** How many characters of a page a byte holds that is packed quickly, about. */
const CHARACTERS = 4.2;

/**
 * The last of the blocks, in the order of their ends, up to which a page fits into the first
 * flight. It is sought where the bytes known so far let it expect, for packing is dear: each probe
 * is kept in `bounds`.
 */
function lastThatFits(
  html: string,
  blocks: readonly Element[],
  bounds: Bounds,
): Element | undefined {
  for (;;) {
    const { fits, tooMuch } = bounds;
    const last = blocks.findLastIndex(({ end }) => end <= fits.at);
    const open = blocks.filter(({ end }) => end > fits.at && end < tooMuch.at);
    if (open.length === 0) return blocks[last];
    const share = (LIMIT - fits.bytes) / (tooMuch.bytes - fits.bytes);
    const expected = fits.at + share * (tooMuch.at - fits.at);
    const { end } = open.findLast((block) => block.end <= expected) ?? (open[0] as Element);
    const { length } = brotliCompressSync(html.slice(0, end), QUICK);
    bounds[length > LIMIT ? 'tooMuch' : 'fits'] = { at: end, bytes: length };
  }
}

const isSection = ({ depth, name }: Element) => depth === 1 || name === 'section';
const isBlock = ({ name }: Element) => /^(div|p|h\d|ul|ol|dl|figure|table|pre|header)$/.test(name);

/** Marks the elements that begin at these places, the last first. */
function marked(html: string, elements: readonly Element[], attribute: string): string {
  return elements
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, name }) => {
      const at = start + 1 + name.length;
      return `${text.slice(0, at)} ${attribute}${text.slice(at)}`;
    }, html);
}

/** The last section, else the last block of the main part, that comes whole in the first flight. */
function firstScreenOf(html: string, blocks: readonly Element[]): Element | undefined {
  // What a section draws around its text grows with it: a whole one is best.
  const bounds = {
    fits: { at: 0, bytes: 0 },
    tooMuch: { at: html.length, bytes: html.length / CHARACTERS },
  };
  return (
    lastThatFits(html, blocks.filter(isSection), bounds) ??
    lastThatFits(html, blocks.filter(isBlock), bounds)
  );
}

/** Whether anything of the main part comes in the first flight. */
export const beginsInFirstFlight = (html: string): boolean =>
  firstScreenOf(html, readPage(html).blocks) !== undefined;

/**
 * Lets the browser wait with its first picture for as much of the page as comes in the first
 * flight, and for no more: what is seen then does not move when the rest arrives. The sections
 * behind it are marked, so that their layout is deferred. Throws where not even the beginning of
 * the main part fits.
 */
export function waitForFirstScreen(html: string): string {
  const { blocks } = readPage(html);
  const whole = firstScreenOf(html, blocks);
  // Browsers are content with the beginning of an element: it is the last one within.
  const last = blocks
    .filter(({ start, end }) => whole && start >= whole.start && end <= whole.end)
    .sort((one, other) => one.start - other.start)
    .at(-1);
  if (!last) throw new Error(`the main part begins behind the first ${FIRST_FLIGHT} bytes`);
  const id = last.attributes.id ?? ID;
  const below = blocks.filter(
    (block) =>
      isSection(block) && block.start > last.start && block.end - block.start > SHORT_SECTION,
  );
  const deferred = marked(html, below, DEFERRED);
  const named = last.attributes.id ? deferred : marked(deferred, [last], `id="${ID}"`);
  if (!WAIT.test(named)) throw new Error('the page waits for nothing');
  return named.replace(WAIT, () => `<link rel="expect" href="#${id}"`);
}
