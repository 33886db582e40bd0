import type { Opening } from './schemas/opening-schema.ts';

/** A document that may be held back: as a draft, or until its date. */
export interface PublicationState {
  readonly draft?: boolean | undefined;
  /** The day on which it becomes public. */
  readonly date?: string | undefined;
}

/**
 * Whether this build is a preview for editors: `all` also shows what is held back, `day` is the
 * public site as of `SITE_DAY`.
 */
export const PREVIEW: 'all' | 'day' | null =
  process.env.PREVIEW === 'all' || process.env.PREVIEW === 'day' ? process.env.PREVIEW : null;

/** Whether the public sees a document on a day. */
export const isPublic = ({ draft, date }: PublicationState, today: string): boolean =>
  !draft && (date === undefined || date <= today);

/** Whether this build shows a document. */
export const isShown = (held: PublicationState, today: string): boolean =>
  PREVIEW === 'all' || isPublic(held, today);

/** Whether applications for a position are closed. */
export const isClosedOn = ({ closes }: Pick<Opening, 'closes'>, today: string): boolean =>
  closes < today;

/** Whether this build lists a position as open. */
export const isOpenOn = (opening: Opening, today: string): boolean =>
  isShown({ draft: opening.draft, date: opening.opened }, today) && !isClosedOn(opening, today);

/** Why a document is not public; `null` if it is. */
export function reasonNotPublic(held: PublicationState, today: string): 'draft' | string | null {
  if (isPublic(held, today)) return null;
  return held.draft ? 'draft' : (held.date ?? null);
}
