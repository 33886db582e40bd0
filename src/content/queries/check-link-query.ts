import { hasFile } from '../files.ts';
import { load } from '../load.ts';
import { eligibilitySchema } from '../schemas/eligibility-schema.ts';

/** The file of the questions whether an account can be opened. */
export const ELIGIBILITY = 'eligibility.yaml';

/** Whether the institution has the questions at all. */
export const hasEligibility = (): boolean => hasFile(ELIGIBILITY);

export const eligibilityTexts = () => load(ELIGIBILITY, eligibilitySchema);

/** The way to the questions, with an activity chosen; none where the institution has none. */
export function checkLink(activity?: string): { label: string; href: string } | null {
  if (!hasEligibility()) return null;
  const { link, page } = eligibilityTexts();
  return { label: link, href: activity ? `${page}?activity=${activity}` : page };
}
