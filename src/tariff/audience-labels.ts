import type { AudienceName } from './names.ts';

/** What an audience is called on the page. */
export const AUDIENCE_LABELS: Readonly<Record<AudienceName, string>> = {
  companies: 'Companies',
  individuals: 'Individuals',
};
