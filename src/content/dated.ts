import { isShown } from './visible.ts';

/** A document with a date: a post or an announcement. */
export interface Dated {
  readonly id: string;
  readonly data: { readonly date: string; readonly draft?: boolean | undefined };
}

/** Reading speed used for the estimate. */
const WORDS_A_MINUTE = 220;

/**
 * The entries public on a day (`2026-11-21`), newest first; without drafts and later dates, except
 * in previews.
 */
export function published<Entry extends Dated>(entries: readonly Entry[], today: string): Entry[] {
  return entries
    .filter(({ data }) => isShown(data, today))
    .sort((a, b) => b.data.date.localeCompare(a.data.date) || a.id.localeCompare(b.id, 'en'));
}

/**
 * Reading time in whole minutes, at least one; tokens without a letter or digit, such as a table's
 * bars, do not count.
 */
export function minutesToRead(body: string): number {
  const words = body.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
