import { RAILS, type Rail } from '../tariff/rails.ts';
import type { LineState } from './lines.tsx';

/** Lit where a document concerns a line, at rest elsewhere. */
export function lit(lines: readonly Rail[]): Record<Rail, LineState> {
  const states = RAILS.map((line) => [line, lines.includes(line) ? 'lit' : 'rest'] as const);
  return Object.fromEntries(states) as Record<Rail, LineState>;
}
