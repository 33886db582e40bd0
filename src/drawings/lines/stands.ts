import { rails } from '#tariff/rails.ts';

/** A ring or capsule across neighbouring lines: the first of them, and how many. */
export interface Stand {
  readonly first: number;
  readonly span: number;
}

/**
 * How a stop stands on those of the lines that it concerns, by default of the rails; on none it is
 * one dotted ring in the middle.
 */
export function stands(lines: readonly string[], all: readonly string[] = rails()): Stand[] {
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
