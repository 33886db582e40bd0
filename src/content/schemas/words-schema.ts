import { parse, type Token } from '@messageformat/parser';
import { z } from 'zod';
import { en } from '#words/en.ts';
import type { Catalogue } from '#words/words.ts';

/** The arguments and tags of a message: `day`, `<link>`. */
function partsOf(message: string): string[] {
  const ofTokens = (tokens: readonly Token[]): string[] =>
    tokens.flatMap((token) => {
      if (token.type === 'content' || token.type === 'octothorpe') return [];
      const cases = 'cases' in token ? token.cases.flatMap((one) => ofTokens(one.tokens)) : [];
      return [token.arg, ...cases];
    });
  const tags = [...message.matchAll(/<(\w+)\/?>/g)].map(([tag]) => tag);
  return [...new Set([...ofTokens(parse(message)), ...tags])].sort();
}

/** A valid message with the same arguments and tags as the English one. */
const messageLike = (english: string) =>
  z.string().superRefine((message, context) => {
    try {
      const wanted = partsOf(english).join(', ');
      if (partsOf(message).join(', ') === wanted) return;
      context.addIssue({ code: 'custom', message: `expected these parts: ${wanted || 'none'}` });
    } catch (error) {
      const { message: why } = error as Error;
      context.addIssue({ code: 'custom', message: `is no ICU message: ${why.split('\n')[0]}` });
    }
  });

const partOf = (catalogue: Catalogue): z.ZodType<Catalogue> =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(catalogue).map(([name, value]) => [
        name,
        (typeof value === 'string' ? messageLike(value) : partOf(value)).optional(),
      ]),
    ),
  ) as z.ZodType<Catalogue>;

/** A language, or a part of it (`content/words/`), with the keys of the English catalogue. */
export const wordsSchema = partOf(en);
