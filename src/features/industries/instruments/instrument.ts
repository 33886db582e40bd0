import type { Industry } from '#content/queries/industries-query.ts';
import type { Examples } from '#content/schemas/industries-page-schema.ts';

/** What the drawing of an industry's money is given. */
export interface InstrumentProps {
  industry: Industry;
  examples: Examples;
}
