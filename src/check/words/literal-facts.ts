import { type ContentText, type Found, matches, prose } from './text-rules.ts';

/** Files that define facts, and contracts, whose figures change only with a version. */
const OWN_PLACES =
  /^(facts|limits|demo|site|brand|coincidences)\.yaml$|^(fees|legal|legal-ahead)\//;

/** A figure in one file that looks like a fact but is not. */
export interface Coincidence {
  readonly file: string;
  readonly text: string;
}

/** Facts that differ for each institution. */
export const OF_SITE = /Email$|^(company|legalName|bic|licenceNumber|supportPhone|dutyPhone)$/;

/**
 * A pattern for a fact written literally: a time without its clock, a figure with its unit, a list,
 * a large sum.
 */
function typed(name: string, value: string): RegExp | null {
  if (OF_SITE.test(name)) {
    const spaced = value.split(/\s/).map(RegExp.escape).join('[ \u00a0]');
    return new RegExp(String.raw`(?<![\w@.+-])${spaced}(?![\w@-]|\.\w)`, 'g');
  }
  if (/^\d{2}:\d{2}–\d{2}:\d{2}$/.test(value)) return new RegExp(RegExp.escape(value), 'g');
  const [, time] = /^(\d{2}:\d{2}) [A-Z]+$/.exec(value) ?? [];
  if (time) return new RegExp(String.raw`(?<![\d:–])${time}(?![\d:–])`, 'g');
  const [, figure, unit] = /^(\d[\d,–]*) ([a-z ]+?)s?$/.exec(value) ?? [];
  if (figure && unit && figure !== '1') {
    return new RegExp(
      String.raw`(?<![\w.,–])${RegExp.escape(figure)} ${RegExp.escape(unit)}s?\b`,
      'g',
    );
  }
  if (name.startsWith('limit.') || name.includes('.')) return null;
  if (/, .* and /.test(value)) return new RegExp(RegExp.escape(value), 'gi');
  return /^(?!20\d\d$)([5-9]\d|\d[\d,]{2,})$/.test(value)
    ? new RegExp(String.raw`(?<![\w.,:+–-])${RegExp.escape(value)}(?![\w:%–-]|[.,]\d)`, 'g')
    : null;
}

/** Facts written literally although there is a mark; `marks` are those of facts and limits. */
export function literalFacts(
  texts: readonly ContentText[],
  marks: Readonly<Record<string, string>>,
  allowed: readonly Coincidence[] = [],
): Found[] {
  const facts = Object.entries(marks).flatMap(([name, value]) => {
    const pattern = typed(name, value);
    return pattern ? [{ name, pattern }] : [];
  });
  return texts
    .filter(({ file }) => !OWN_PLACES.test(file))
    .flatMap((text) =>
      facts.flatMap(({ name, pattern }) =>
        matches(text.file, prose(text), pattern)
          .filter(({ what }) => !allowed.some((one) => one.file === text.file && one.text === what))
          .map((one) => ({ ...one, what: `${one.what}: write {{${name}}}` })),
      ),
    );
}
