import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '#words/en.ts';
import { type Catalogue, messagesOf } from '#words/words.ts';
import { faultIn, parseExact, textsOf } from './exact-yaml.ts';
import { type Fault, show } from './fault.ts';
import { ContentError, hasFile, nameOf, type Source, sourceOf } from './files.ts';
import { wordsSchema } from './schemas/words-schema.ts';

/**
 * Folder of the catalogues shipped with the product for languages other than English, such as
 * `src/words/fr.yaml`.
 */
const SHIPPED = 'src/words';

function shipped(base: string): Source | null {
  const name = join(SHIPPED, `${base}.yaml`);
  return existsSync(name) ? { name, text: readFileSync(name, 'utf8') } : null;
}

/**
 * Every message of a language: the shipped ones, overridden by those of `content/words/`. Throws
 * `ContentError` if there is no catalogue, or if a message is missing in all of them.
 */
export function messagesIn(language: string): ReadonlyMap<string, string> {
  const [base = language] = language.split('-');
  const file = `words/${base}.yaml`;
  const sources = [shipped(base), hasFile(file) ? sourceOf(file) : null].filter(
    (one) => one !== null,
  );
  const read: Catalogue[] = sources.map((source) => parseExact(source, wordsSchema));
  if (base === 'en') read.unshift(en);
  const messages = new Map(read.flatMap((one) => messagesOf(one)));
  const name = sources.at(-1)?.name ?? nameOf(file);
  const missing = messagesOf(en)
    .filter(([key]) => !messages.has(key))
    .map(
      ([key, english]): Fault => ({
        file: name,
        key,
        expected: `this message is missing, in English ${show(english)}`,
      }),
    );
  if (read.length === 0) {
    const site = sourceOf('site.yaml');
    const stated = textsOf(site).find(
      ({ path, text }) => text === language && /^languages?$/.test(String(path[0])),
    );
    const expected = `expected a language with a message catalogue: write one in ${nameOf(file)}`;
    throw new ContentError([faultIn(site, stated?.path ?? ['language'], expected)]);
  }
  if (missing.length > 0) throw new ContentError(missing);
  return messages;
}
