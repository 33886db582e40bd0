import type { Opening } from './schemas/opening-schema.ts';

/** A document that may be held back: by its author, or until its day. */
export interface Held {
  readonly draft?: boolean | undefined;
  /** The day on which it becomes public. */
  readonly date?: string | undefined;
}

/**
 * Whether this build is a preview, which nobody but the editors sees: `all` shows what is held back
 * too, `day` is the site as the public will see it on `SITE_DAY`.
 */
export const PREVIEW: 'all' | 'day' | null =
  process.env.PREVIEW === 'all' || process.env.PREVIEW === 'day' ? process.env.PREVIEW : null;

/** Whether the public sees a document on a day. */
export const isPublic = ({ draft, date }: Held, today: string): boolean =>
  !draft && (date === undefined || date <= today);

/** Whether this build shows a document. */
export const isShown = (held: Held, today: string): boolean =>
  PREVIEW === 'all' || isPublic(held, today);

/** Whether a position can no longer be applied for. */
export const isClosedOn = ({ closes }: Pick<Opening, 'closes'>, today: string): boolean =>
  closes < today;

/** Whether this build lists a position as open. */
export const isOpenOn = (opening: Opening, today: string): boolean =>
  isShown({ draft: opening.draft, date: opening.opened }, today) && !isClosedOn(opening, today);

/** Why the public does not see a document; `null` where it does. */
export function heldBack(held: Held, today: string): 'draft' | string | null {
  if (isPublic(held, today)) return null;
  return held.draft ? 'draft' : (held.date ?? null);
}
