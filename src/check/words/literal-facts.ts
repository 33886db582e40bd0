import type { ContentText, WordingRule } from './text-rules.ts';

/** Files that define facts, and contracts, whose figures change only with a version. */
const OWN_PLACES =
  /^(facts|limits|demo|site|brand|coincidences)\.yaml$|^(fees|legal|legal-ahead)\//;

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

/**
 * Facts must be written as their marks, except where a figure means something else (`allowed`);
 * `marks` are those of facts and limits.
 */
export const marksForFacts = (
  marks: Readonly<Record<string, string>>,
  allowed: readonly ContentText[],
): readonly WordingRule[] =>
  Object.entries(marks).flatMap(([name, value]) => {
    const pattern = typed(name, value);
    if (!pattern) return [];
    return {
      pattern,
      expected: `write {{${name}}} instead of the value (if it means something else, list it in coincidences.yaml)`,
      isError: ({ file, what }) =>
        !OWN_PLACES.test(file) && !allowed.some((one) => one.file === file && one.text === what),
    };
  });
