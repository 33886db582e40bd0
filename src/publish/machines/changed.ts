import type { PageDays } from '#content/schemas/page-days-schema.ts';

/** What is known of a page's last change. */
interface Known {
  readonly path: string;
  /** The hash of its words, as this build has written them. */
  readonly words: string;
  /** The day that the page itself states. */
  readonly own: string | undefined;
}

/** What a build knows of days. */
interface Days {
  /** The day of the build. */
  readonly today: string;
  /** The last recorded words of each page, with the day since which it says them. */
  readonly recorded: PageDays;
  /** Days on which the content changes of itself: what is published, opened or in force from then. */
  readonly dated: readonly string[];
}

/**
 * The day on which a page last came to say what it says. A page that states its day is believed.
 * Another is held against the record: with the same words the recorded day holds; with other words
 * it has changed since, on the newest day for which the content has something dated, else today.
 * What was never recorded is new.
 */
export function changedOn({ path, words, own }: Known, { today, recorded, dated }: Days): string {
  if (own) return own;
  const known = recorded[path];
  if (!known) return today;
  if (known.words === words) return known.day;
  const since = dated.filter((day) => day > known.day && day <= today);
  return since.sort().at(-1) ?? today;
}
