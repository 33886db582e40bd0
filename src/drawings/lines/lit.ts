import { RAILS, type Rail } from '#tariff/rails.ts';
import type { LineState } from './lines.tsx';

/** Lit where a document concerns a rail, at rest elsewhere. */
export function lit(rails: readonly Rail[]): Record<Rail, LineState> {
  const states = RAILS.map((rail) => [rail, rails.includes(rail) ? 'lit' : 'rest'] as const);
  return Object.fromEntries(states) as Record<Rail, LineState>;
}
