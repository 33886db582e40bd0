import { z } from 'zod';
import { day, words } from '#tariff/schema/exact.ts';
import { text } from './pieces-schema.ts';

const names = z.array(words(60).min(2)).default([]);

/**
 * `content/claims.yaml`: the institution that the texts belong to, and who confirmed which claims.
 */
export const claimsSchema = z.strictObject({
  /** Places, country, laws and similar names that identify the institution's texts. */
  names,
  /** The same names of the institution that had the site before. */
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
    /**
     * The texts concerned: files (`fees/*.yaml` for all of a folder), folders, or keys of files.
     */
    where: z.array(text).min(1),
    confirm: text,
    /** Who can confirm it. */
    with: text,
  }),
);
