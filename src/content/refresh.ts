import { reloadMarks } from './facts.ts';
import { forget } from './load.ts';

/**
 * Reads the content directory anew: for whoever looks at it while it is edited. Throws `ContentError`
 * where the institution's own facts cannot be used; until they can, the old ones stay.
 */
export function refresh(): void {
  forget();
  reloadMarks();
}
