import { z } from 'zod';
import { words } from '#tariff/schema/exact.ts';

/** Lists of exceptions to rules over the texts, each entry with its reason. */

const textFile = z.string().regex(/^[\w./-]+\.(md|mdx|yaml)$/, {
  error: 'expected a path inside content/, such as legal/business-terms.md',
});
const reason = z.string().min(20, { error: 'expected the reason in a sentence' });

/** `content/allowed-sums.yaml`: sums fixed by law or by the terms of a scheme. */
export const allowedSumsSchema = z.array(
  z.strictObject({
    file: textFile,
    text: z.string().regex(/\d/, { error: 'expected the sum exactly as written in the text' }),
    reason,
  }),
);

/** `content/coincidences.yaml`: figures that look like a fact but are not. */
export const coincidencesSchema = z.array(
  z.strictObject({ file: textFile, text: words(40), reason }),
);

/** `content/wrong-on-purpose.yaml`: account and tracking numbers that are invalid by intent. */
export const wrongOnPurposeSchema = z.array(z.strictObject({ text: words(42), reason }));

/** `content/house-words.yaml`: preferred terms, and the words that they replace. */
export const houseWordsSchema = z.array(
  z.strictObject({ write: words(60), not: z.array(words(40)).min(1) }),
);
