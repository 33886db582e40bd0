import { whileUnchanged } from '#content/cache.ts';
import type { Fault } from '#content/fault.ts';
import { hasFile, nameOf, sourceOf } from '#content/files.ts';
import { positionOf } from '#content/marks.ts';
import { isEnglish } from './language-support.ts';

/**
 * Finds prices written literally: sums of money, and percentages in sentences about fees. Prices
 * belong in the tariff only, so that a text cannot contradict it.
 */

/** A text of `content/`; `file` is its path inside that directory. */
export interface ContentText {
  readonly file: string;
  readonly text: string;
}

/** A sum that may be written literally, with the reason. */
export interface AllowedSum {
  readonly file: string;
  readonly text: string;
  readonly reason: string;
}

/** A literal price and its position. */
export interface LiteralPrice {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** Files that define prices and limits, and the list of allowed sums. */
const OWN_PLACES = [/^fees\//, /^limits\.yaml$/, /^allowed-sums\.yaml$/];

const NUMBER = String.raw`\d(?:[\d.,\u00a0\u202f]*\d)?`;
const CODES = 'EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK|HUF|RON|BGN|JPY';
const WORDS = 'euros?|cents?|dollars?|pounds?|francs?';
const SPELT =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million';

const SUM = new RegExp(
  [
    String.raw`[€£¥$]\s?${NUMBER}`,
    String.raw`${NUMBER}\s?[€£¥]`,
    String.raw`\b(?:${CODES})[\s\u00a0]?${NUMBER}`,
    String.raw`(?<![\w-])${NUMBER}[\s\u00a0]?(?:${CODES})\b`,
    String.raw`(?<![\w-])${NUMBER}[\s\u00a0-]?(?:${WORDS})\b`,
  ].join('|'),
  'gi',
);

/** A percentage or a spelled-out sum, which is a price only in a sentence about a fee. */
const OF_A_FEE = new RegExp(
  [
    String.raw`(?<![\w.])${NUMBER}\s?(?:%|per cent\b|percent\b)`,
    String.raw`\b(?:${SPELT})[\s-](?:${WORDS})\b`,
  ].join('|'),
  'gi',
);

/** Words that make a sentence one about a fee. */
const FEE =
  /\b(fees?|prices?|priced|pricing|charges?|charged|costs?|commissions?|margins?|tariffs?)\b/i;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** The text with everything but prose replaced by spaces, so that positions stay the same. */
function readable(file: string, text: string): string {
  const plain = text
    .replace(/<(?:Amount|Fee|FeeTable|Limit)\b[^>]*\/>/g, blank)
    .replace(/https?:\/\/[^\s)>"']+/g, blank);
  if (file.endsWith('.yaml')) return plain.replace(/^\s*#.*$/gm, blank);
  return plain.replace(/^(```+|~~~+)[\s\S]*?^\1/gm, blank).replace(/\{\/\*[\s\S]*?\*\/\}/g, blank);
}

/** The sentence around an offset, bounded by full stops or the end of the paragraph or cell. */
function sentenceAround(text: string, from: number, to: number): string {
  const before =
    text
      .slice(0, from)
      .split(/[.!?;]\s|\n|\|/)
      .at(-1) ?? '';
  const after = text.slice(to).split(/[.!?;](?:\s|$)|\n|\|/, 1)[0] ?? '';
  return before + text.slice(from, to) + after;
}

const found = whileUnchanged<LiteralPrice[]>();

function findPrices(file: string, text: string): LiteralPrice[] {
  const plain = readable(file, text);
  const sums = [...plain.matchAll(SUM)];
  const inWords = isEnglish() ? [...plain.matchAll(OF_A_FEE)] : [];
  const shares = inWords.filter(({ 0: share, index }) =>
    FEE.test(sentenceAround(plain, index, index + share.length)),
  );
  return [...sums, ...shares]
    .sort((a, b) => a.index - b.index)
    .map(({ 0: price, index }) => ({ file, ...positionOf(plain, index), text: price }));
}

/** The literal prices of a text, cached while it is unchanged. */
const pricesIn = (file: string, text: string) => found(file, text, () => findPrices(file, text));

/** Every literal price in a set of texts that is not an allowed sum. */
export function literalPrices(
  texts: readonly ContentText[],
  allowed: readonly AllowedSum[] = [],
): LiteralPrice[] {
  return texts
    .filter(({ file }) => !OWN_PLACES.some((place) => place.test(file)))
    .flatMap(({ file, text }) => pricesIn(file, text))
    .filter((price) => !allowed.some((sum) => sum.file === price.file && sum.text === price.text));
}

/** Allowed sums that no longer occur. */
export function unusedSums(
  texts: readonly ContentText[],
  allowed: readonly AllowedSum[],
): AllowedSum[] {
  return allowed.filter(
    ({ file, text }) =>
      !texts.some(
        (one) => one.file === file && pricesIn(file, one.text).some((p) => p.text === text),
      ),
  );
}

function correction(file: string): string {
  const law = 'list a sum fixed by law, with its reason, in content/allowed-sums.yaml';
  if (file.endsWith('.mdx')) {
    const amount = 'write a sum that is not a price as <Amount value="48200.00" currency="EUR" />';
    return `refer to the tariff's line instead, <Fee line="sepa-out" category="low" />; ${amount}; ${law}`;
  }
  if (/^legal(-ahead)?\//.test(file)) return `refer to the price list instead; ${law}`;
  return `refer to the tariff's line where the schema has a key for it (fee: sepa-out); ${law}`;
}

/** The line of an allowed sum in its list. */
function lineOf(text: string): number {
  const lines = hasFile('allowed-sums.yaml') ? sourceOf('allowed-sums.yaml').text.split('\n') : [];
  return lines.findIndex((line) => line.includes(`text: ${text}`)) + 1;
}

/** Every literal price with its remedy, and every allowed sum that no longer occurs. */
export function priceFaults(
  texts: readonly ContentText[],
  allowed: readonly AllowedSum[] = [],
): Fault[] {
  const prices = literalPrices(texts, allowed).map(({ file, line, column, text }) => ({
    file: nameOf(file),
    line,
    column,
    found: JSON.stringify(text),
    expected: `is a price typed as text: ${correction(file)}`,
  }));
  const idle = unusedSums(texts, allowed).map(({ file, text }) => ({
    file: nameOf('allowed-sums.yaml'),
    line: lineOf(text),
    found: JSON.stringify(text),
    expected: `no longer occurs in ${file}: delete its entry`,
  }));
  return [...prices, ...idle];
}
