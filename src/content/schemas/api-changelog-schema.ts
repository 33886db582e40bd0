import { z } from 'zod';
import { day, words } from '#tariff/schema/exact.ts';
import { text } from './pieces-schema.ts';

/** `content/api/changelog.yaml`: every version of the API's document, newest first. */
export const apiChangelogSchema = z
  .array(
    z.strictObject({
      version: z.string().regex(/^\d+\.\d+\.\d+$/, { error: 'expected a version, such as 1.8.0' }),
      date: day,
      changes: z.array(words(240)).min(1),
      /** The breaking changes of the version, as the test on breaking changes prints them. */
      breaks: z.array(text).default([]),
    }),
  )
  .min(1);
