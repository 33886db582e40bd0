import { z } from 'zod';
import { day, words } from '#tariff/schema/exact.ts';
import { text } from './pieces-schema.ts';

/** `content/api/changelog.yaml`: every version of the API's document, the newest first. */
export const apiChangelogSchema = z
  .array(
    z.strictObject({
      version: z.string().regex(/^\d+\.\d+\.\d+$/, { error: 'expected a version, such as 1.8.0' }),
      date: day,
      changes: z.array(words(240)).min(1),
      /** What a program must be changed for, as the test on breaking changes names it. */
      breaks: z.array(text).default([]),
    }),
  )
  .min(1);
