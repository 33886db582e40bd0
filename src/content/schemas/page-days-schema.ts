import { z } from 'zod';
import { day } from '#tariff/schema/exact.ts';
import { path } from './path-schema.ts';

/**
 * `content/page-days.yaml`: for each page that states no day of its own, a hash of its words and the
 * day since which it says them. `npm run days` writes it.
 */
export const pageDaysSchema = z.record(
  path,
  z.strictObject({ words: z.string().regex(/^[0-9a-f]{16}$/), day }),
);

export type PageDays = Readonly<z.output<typeof pageDaysSchema>>;
