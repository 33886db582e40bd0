import { isShown } from './visible.ts';

/** A document with a day: a post or an announcement. */
export interface Dated {
  readonly id: string;
  readonly data: { readonly date: string; readonly draft?: boolean | undefined };
}

/** How fast a busy reader reads. */
const WORDS_A_MINUTE = 220;

/** What is out on a day (`2026-11-21`), newest first; drafts and what is dated later wait, save in previews. */
export function published<Entry extends Dated>(entries: readonly Entry[], today: string): Entry[] {
  return entries
    .filter(({ data }) => isShown(data, today))
    .sort((a, b) => b.data.date.localeCompare(a.data.date) || a.id.localeCompare(b.id, 'en'));
}

/** The next newer and the next older entry of a list that runs from the newest. */
export function neighbours<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: string,
): { newer: Entry | undefined; older: Entry | undefined } {
  const index = entries.findIndex((entry) => entry.id === id);
  if (index < 0) return { newer: undefined, older: undefined };
  return { newer: entries[index - 1], older: entries[index + 1] };
}

/** Whole minutes that a text takes to read, at least one; signs alone, such as a table's bars, are no words. */
export function minutesToRead(body: string): number {
  const words = body.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
