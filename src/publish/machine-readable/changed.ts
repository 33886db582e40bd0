import type { PageDays } from '#content/schemas/page-days-schema.ts';

/** What this build knows of a page. */
interface Known {
  readonly path: string;
  /** The hash of its text in this build. */
  readonly words: string;
  /** The date of change that the page itself states. */
  readonly own: string | undefined;
}

/** The dates known to a build. */
interface Days {
  /** The day of the build. */
  readonly today: string;
  /** The last recorded text hash of each page, with the date since which it has that text. */
  readonly recorded: PageDays;
  /** Dates on which content changes by itself, because something is published, opens or comes into force. */
  readonly dated: readonly string[];
}

/**
 * The date on which a page's text last changed. A date that the page states takes precedence.
 * Otherwise the page is compared with the record: if its text is the same, the recorded date
 * applies; if not, the newest date of dated content since then, else today. An unrecorded page is
 * new today.
 */
export function changedOn({ path, words, own }: Known, { today, recorded, dated }: Days): string {
  if (own) return own;
  const known = recorded[path];
  if (!known) return today;
  if (known.words === words) return known.day;
  const since = dated.filter((day) => day > known.day && day <= today);
  return since.sort().at(-1) ?? today;
}
