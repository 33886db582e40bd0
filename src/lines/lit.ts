import { LINE_ORDER, type LineName, type LineState } from './lines.tsx';

/** Lit where a document concerns a line, at rest elsewhere. */
export function lit(lines: readonly LineName[]): Record<LineName, LineState> {
  const states = LINE_ORDER.map((line) => [line, lines.includes(line) ? 'lit' : 'rest'] as const);
  return Object.fromEntries(states) as Record<LineName, LineState>;
}
