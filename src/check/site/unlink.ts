import type { Fault } from '#content/fault.ts';

/** A link of Markdown, whose words may have marks and brackets. */
const LINK = /\[((?:[^[\]]|\[[^\]]*\])*)\]\((?:[^()]|\([^)]*\))*\)/y;

/** A text in which the links of these faults, all of it and all `gone`, are their words alone. */
export function unlinked(text: string, faults: readonly Fault[]): string {
  const lines = text.split('\n');
  const begins = lines.map((_, index) => lines.slice(0, index).join('\n').length + (index && 1));
  const places = faults.map(({ line = 1, column = 1 }) => (begins[line - 1] ?? 0) + column - 1);
  // From the last to the first, so that the places before stay where they are.
  return places
    .sort((a, b) => b - a)
    .reduce((left, place) => {
      LINK.lastIndex = place;
      const [whole = '', words = ''] = LINK.exec(left) ?? [];
      return left.slice(0, place) + words + left.slice(place + whole.length);
    }, text);
}
