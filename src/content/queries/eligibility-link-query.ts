import { hasFile } from '../files.ts';
import { read } from '../read.ts';

/** The file of the eligibility questions. */
export const ELIGIBILITY = 'eligibility.yaml';

/** The check's content as JSON, for pages that load it when a visitor turns to the questions. */
export const ELIGIBILITY_DATA = '/data/eligibility.json';

/** Whether the institution has the eligibility questions. */
export const hasEligibility = (): boolean => hasFile(ELIGIBILITY);

export const eligibilityTexts = () => read(ELIGIBILITY);

/** The heading of the questions; `null` if there are none. */
export const eligibilityHeading = (): string | null =>
  hasEligibility() ? eligibilityTexts().heading : null;

/**
 * The link to the eligibility questions, optionally with an activity selected; `null` if there are
 * none.
 */
export function checkLink(activity?: string): { label: string; href: string } | null {
  if (!hasEligibility()) return null;
  const { link, page } = eligibilityTexts();
  return { label: link, href: activity ? `${page}?activity=${activity}` : page };
}
