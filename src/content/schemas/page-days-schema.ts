import { z } from 'zod';
import { day } from '#tariff/schema/exact.ts';
import { path } from './path-schema.ts';

/**
 * `content/page-days.yaml`: for each page without a date of its own, a hash of its text and the day
 * since which the text is unchanged. Written by `npm run days`.
 */
export const pageDaysSchema = z.record(
  path,
  z.strictObject({ words: z.string().regex(/^[0-9a-f]{16}$/), day }),
);

export type PageDays = Readonly<z.output<typeof pageDaysSchema>>;
