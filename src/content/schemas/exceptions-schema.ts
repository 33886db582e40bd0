import { z } from 'zod';
import { words } from '#tariff/schema/exact.ts';

/** Lists of what a rule over the texts leaves alone, each entry with its reason. */

const textFile = z.string().regex(/^[\w./-]+\.(md|mdx|yaml)$/, {
  error: 'expected a path inside content/, such as legal/business-terms.md',
});
const reason = z.string().min(20, { error: 'expected the reason in a sentence' });

/** `content/allowed-sums.yaml`: sums that the law or a programme's terms fix. */
export const allowedSumsSchema = z.array(
  z.strictObject({
    file: textFile,
    text: z.string().regex(/\d/, { error: 'expected the sum as it stands in the text' }),
    reason,
  }),
);

/** `content/coincidences.yaml`: figures that only look like a fact. */
export const coincidencesSchema = z.array(
  z.strictObject({ file: textFile, text: words(40), reason }),
);

/** `content/wrong-on-purpose.yaml`: account and tracking numbers that an example wants wrong. */
export const wrongOnPurposeSchema = z.array(z.strictObject({ text: words(42), reason }));

/** `content/house-words.yaml`: one word for one thing, and the words that it replaces. */
export const houseWordsSchema = z.array(
  z.strictObject({ write: words(60), not: z.array(words(40)).min(1) }),
);
