import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '#words/en.ts';
import { type Catalogue, messagesOf } from '#words/words.ts';
import { faultIn, parseExact, textsOf } from './exact-yaml.ts';
import type { Fault } from './fault.ts';
import { ContentError, hasFile, nameOf, type Source, sourceOf } from './files.ts';
import { wordsSchema } from './schemas/words-schema.ts';
import { withoutTodo } from './translations.ts';

/**
 * Folder of the catalogues shipped with the product for languages other than English, such as
 * `src/words/fr.yaml`.
 */
const SHIPPED = 'src/words';

function shipped(base: string): Source | null {
  const name = join(SHIPPED, `${base}.yaml`);
  return existsSync(name) ? { name, text: readFileSync(name, 'utf8') } : null;
}

/** An institution's own catalogue for a language in all its regions. */
export const catalogueOf = (language: string): string => `words/${language.split('-')[0]}.yaml`;

/**
 * The messages of a language, the shipped ones overridden by those of `content/words/`, and the
 * English ones of those that are missing in both.
 */
export function readMessages(language: string) {
  const [base = language] = language.split('-');
  const file = catalogueOf(language);
  const sources = [shipped(base), hasFile(file) ? sourceOf(file) : null].filter(
    (one) => one !== null,
  );
  const read: Catalogue[] = sources.map((source) => parseExact(source, wordsSchema));
  if (base === 'en') read.unshift(en);
  const messages = new Map(
    read
      .flatMap((one) => messagesOf(one))
      .map(([key, message]) => [key, withoutTodo(message)] as const),
  );
  const missing = messagesOf(en).filter(([key]) => !messages.has(key));
  return { messages, missing, name: sources.at(-1)?.name };
}

/**
 * Every message of a language. Throws `ContentError` if there is no catalogue, or if a message is
 * missing.
 */
export function messagesIn(language: string): ReadonlyMap<string, string> {
  const { messages, missing, name } = readMessages(language);
  if (messages.size === 0) {
    const site = sourceOf('site.yaml');
    const stated = textsOf(site).find(
      ({ path, text }) => text === language && /^languages?$/.test(String(path[0])),
    );
    const expected = `expected a language with a message catalogue: npm run new -- language --tag ${language} writes one`;
    throw new ContentError([faultIn(site, stated?.path ?? ['language'], expected)]);
  }
  if (missing.length === 0) return messages;
  throw new ContentError(
    missing.map(
      ([key, english]): Fault => ({
        file: name ?? nameOf(catalogueOf(language)),
        key,
        expected: `this message is missing, in English ${JSON.stringify(english)}`,
      }),
    ),
  );
}
