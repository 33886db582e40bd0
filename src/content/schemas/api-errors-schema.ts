import { z } from 'zod';
import { words } from '#tariff/schema/exact.ts';
import { whole } from './pieces-schema.ts';

/** `content/api-errors.yaml`: every code that the API answers with, by its group. */
export const apiErrorsSchema = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        title: words(60),
        codes: z.record(
          z.string().regex(/^[a-z]+(_[a-z]+)*$/, {
            error: 'expected lower-case words joined by underscores, such as iban_check',
          }),
          z.strictObject({ status: whole(400, 599), meaning: words(200), remedy: words(200) }),
        ),
      }),
    )
    .min(1),
});

export type ApiErrors = z.output<typeof apiErrorsSchema>;
