import { whileUnchanged } from '#content/cache.ts';
import { positionOf } from '#content/marks.ts';
import { isEnglish } from './language-support.ts';
import { blank, type ContentText, type Found } from './text-rules.ts';

/**
 * Finds prices written literally: sums of money, and percentages in sentences about fees. Prices
 * belong in the tariff only, so that a text cannot contradict it.
 */

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

const found = whileUnchanged<Found[]>();

function findPrices(file: string, text: string): Found[] {
  const plain = readable(file, text);
  const sums = [...plain.matchAll(SUM)];
  const inWords = isEnglish() ? [...plain.matchAll(OF_A_FEE)] : [];
  const shares = inWords.filter(({ 0: share, index }) =>
    FEE.test(sentenceAround(plain, index, index + share.length)),
  );
  return [...sums, ...shares]
    .sort((a, b) => a.index - b.index)
    .map(({ 0: what, index }) => ({ file, ...positionOf(plain, index), what }));
}

/** Every literal price in a set of texts that is not an allowed sum. */
export function literalPrices(
  texts: readonly ContentText[],
  allowed: readonly ContentText[] = [],
): Found[] {
  return texts
    .filter(({ file }) => !OWN_PLACES.some((place) => place.test(file)))
    .flatMap(({ file, text }) =>
      // What counts as a price depends on the language, too.
      found(`${file} ${isEnglish()}`, text, () => findPrices(file, text)),
    )
    .filter(({ file, what }) => !allowed.some((sum) => sum.file === file && sum.text === what));
}

/** What to write instead of a literal price. */
export function correction(file: string): string {
  const law = 'list a sum fixed by law, with its reason, in content/allowed-sums.yaml';
  if (file.endsWith('.mdx')) {
    const amount = 'write a sum that is not a price as <Amount value="48200.00" currency="EUR" />';
    return `refer to the tariff's line instead, <Fee line="sepa-out" category="low" />; ${amount}; ${law}`;
  }
  if (/^legal(-ahead)?\//.test(file)) return `refer to the price list instead; ${law}`;
  return `refer to the tariff's line where the schema has a key for it (fee: sepa-out); ${law}`;
}
