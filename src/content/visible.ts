import type { Opening } from './schemas/opening-schema.ts';
import { today } from './site.ts';

/**
 * A document that may be held back: as a draft, or until the day on which it is published or, as a
 * position, opened.
 */
interface Held {
  readonly draft?: boolean | undefined;
  readonly date?: string | undefined;
  readonly opened?: string | undefined;
}

/**
 * Whether this build is a preview for editors: `all` also shows what is held back, `day` is the
 * public site as of `SITE_DAY`.
 */
export const PREVIEW: 'all' | 'day' | null =
  process.env.PREVIEW === 'all' || process.env.PREVIEW === 'day' ? process.env.PREVIEW : null;

/** Why a document is not public: its day, or `draft`. */
export function heldBack({ draft, date, opened }: Held, on = today()): string | undefined {
  if (draft) return 'draft';
  const from = date ?? opened ?? '';
  return from > on ? from : undefined;
}

/** Whether this build shows a document. */
export const isShown = (held: Held, on = today()): boolean =>
  PREVIEW === 'all' || heldBack(held, on) === undefined;

/** Whether applications for a position are closed. */
export const isClosed = ({ closes }: Pick<Opening, 'closes'>): boolean => closes < today();

/** Whether this build lists a position as open. */
export const isOpen = (opening: Opening): boolean => isShown(opening) && !isClosed(opening);

/** The posts or announcements that this build shows, newest first. */
export function published<
  Entry extends { readonly id: string; readonly data: Held & { readonly date: string } },
>(entries: readonly Entry[], on = today()): Entry[] {
  return entries
    .filter(({ data }) => isShown(data, on))
    .sort((a, b) => b.data.date.localeCompare(a.data.date) || a.id.localeCompare(b.id, 'en'));
}
