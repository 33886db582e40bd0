import { rails } from '#tariff/rails.ts';

/** A ring or capsule across neighbouring lines: the index of the first, and how many. */
export interface LineSpan {
  readonly first: number;
  readonly span: number;
}

/**
 * The rings and capsules of a stop on the lines that it concerns. Without lines, one ring in the
 * middle, which the caller draws dotted.
 */
export function lineSpans(lines: readonly string[]): LineSpan[] {
  const all = rails();
  if (lines.length === 0) return [{ first: Math.floor((all.length - 1) / 2), span: 1 }];
  const found: { first: number; span: number }[] = [];
  all.forEach((line, index) => {
    if (!lines.includes(line)) return;
    const last = found.at(-1);
    if (last && last.first + last.span === index) last.span += 1;
    else found.push({ first: index, span: 1 });
  });
  return found;
}
