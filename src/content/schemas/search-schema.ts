import { z } from 'zod';
import { words } from '#tariff/schema/exact.ts';
import { path } from './path-schema.ts';
import { link, pageFields, text } from './pieces-schema.ts';

/**
 * `content/pages/search.yaml`: the texts of the search, its suggestions, and the kinds of results.
 */
export const searchPageSchema = z.strictObject({
  ...pageFields,
  /** Shown instead of the search without JavaScript. */
  without: text,
  /** Heading of the list of all pages. */
  listing: words(60),
  suggestions: z.array(link).min(1).max(8),
  kinds: z
    .array(
      z.strictObject({
        label: words(30),
        under: z.array(path).min(1),
        answers: z
          .literal('true')
          .transform(() => true)
          .default(false),
      }),
    )
    .min(1),
});

/** `content/synonyms.yaml`: groups of phrases with the same meaning. */
export const synonymsSchema = z.strictObject({
  synonyms: z.array(z.array(words(40)).min(2)),
});
