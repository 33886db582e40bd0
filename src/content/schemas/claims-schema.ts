import { z } from 'zod';
import { day, words } from '#tariff/schema/exact.ts';
import { text } from './pieces-schema.ts';

const names = z.array(words(60).min(2)).default([]);

/** `content/claims.yaml`: whose the texts are, and who has confirmed what they claim. */
export const claimsSchema = z.strictObject({
  /** Places, country, laws and the like by which its texts are known as its own. */
  names,
  /** Those of the institution that had the site before. */
  before: names,
  confirmed: z
    .array(
      z.strictObject({
        /** A file, a folder (`docs/`), or a key of a file (`pages/about.yaml#leadership`). */
        path: text,
        by: words(80),
        on: day,
      }),
    )
    .default([]),
});

export type Claims = z.output<typeof claimsSchema>;

/** `content/to-confirm.yaml`: statements that no source could settle so far. */
export const toConfirmSchema = z.array(
  z.strictObject({
    statement: text,
    /** The texts that say it: files (`fees/*.yaml` all of a folder), folders, keys of files. */
    where: z.array(text).min(1),
    confirm: text,
    /** Who can. */
    with: text,
  }),
);
