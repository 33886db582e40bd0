import type { Fault } from '#content/fault.ts';

/** A Markdown link, whose text may contain markup and brackets. */
const LINK = /\[((?:[^[\]]|\[[^\]]*\])*)\]\((?:[^()]|\([^)]*\))*\)/y;

/**
 * Replaces links by their text at the positions of these faults, all of this text and all `gone`.
 */
export function unlinked(text: string, faults: readonly Fault[]): string {
  const lines = text.split('\n');
  const begins = lines.map((_, index) => lines.slice(0, index).join('\n').length + (index && 1));
  const places = faults.map(({ line = 1, column = 1 }) => (begins[line - 1] ?? 0) + column - 1);
  // From last to first, so that earlier positions stay valid.
  return places
    .sort((a, b) => b - a)
    .reduce((left, place) => {
      LINK.lastIndex = place;
      const [whole = '', words = ''] = LINK.exec(left) ?? [];
      return left.slice(0, place) + words + left.slice(place + whole.length);
    }, text);
}
