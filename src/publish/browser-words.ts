import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import { type Plugin, parseSync, Visitor } from 'vite';
import { CONTENT_DIR } from '#content/files.ts';
import { site } from '#content/site.ts';
import { moduleOf } from '#words/stemmer.ts';
import { messageOf } from '#words/words.ts';

const WORDS = join(import.meta.dirname, '../words/words.ts');
const STEMMER = join(import.meta.dirname, '../words/stemmer.ts');
const STOP_WORDS = join(import.meta.dirname, '../words/stop-words.ts');
const MODULE = '\0message:';

/**
 * The browser's version of the messages module: only the language, as calls of `t` are replaced by
 * their messages.
 */
const inBrowser = () => `export const language = () => ${JSON.stringify(site().language)};
export const t = (key) => { throw new Error(key); };`;

/** A module with the stemmer of the site's language only. */
function stemmerInBrowser(): string {
  const path = moduleOf('stemmers');
  return path ? `export { stemmer } from '${path}';` : 'export const stemmer = (word) => word;';
}

/** A module with the stop words of the site's language only. */
function stopWordsInBrowser(): string {
  const path = moduleOf('stopwords');
  const from = path ? `import { stopwords } from '${path}';` : 'const stopwords = [];';
  return `${from}\nexport const stopWords = () => stopwords;`;
}

/** A call of `t` in a script. */
interface Call {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** The position of the values' argument; undefined if there is none. */
  readonly values: number | undefined;
}

function callsIn(code: string, file: string): Call[] {
  const found: Call[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [key, values], start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 't') return;
      if (key?.type !== 'Literal' || typeof key.value !== 'string') {
        throw new Error(`${file}: the key of a message is not a literal`);
      }
      found.push({ key: key.value, start, end, values: values?.start });
    },
  }).visit(parseSync(file, code, { lang: 'js' }).program);
  return found;
}

/** The replacement of a call: a string literal, or a call of the message's function with the values. */
function written({ key, start, end, values }: Call) {
  if (values === undefined) {
    const text = new MessageFormat(site().language).compile(messageOf(key))();
    return { start, end, text: JSON.stringify(text), from: '' };
  }
  const name = `__${key.replaceAll('.', '_')}`;
  const from = `import ${name} from ${JSON.stringify(`${MODULE}${key}`)};`;
  return { start, end: values, text: `${name}.message(`, from };
}

/** The code with all calls replaced, from the last to the first. */
function withMessages(code: string, calls: readonly Call[]): string {
  const all = calls.map(written).sort((a, b) => b.start - a.start);
  const changed = all.reduce(
    (text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end),
    code,
  );
  return [...new Set(all.map(({ from }) => from))].join('') + changed;
}

/**
 * Replaces each call of `t` in browser scripts by its compiled message, so that a script carries
 * only the messages that it uses and no message parser (docs/decisions/0020).
 */
export function browserWords(): Plugin {
  return {
    name: 'browser-words',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id.startsWith(MODULE) ? id : undefined),
    load(id) {
      if (id === WORDS) return inBrowser();
      if (id === STEMMER) return stemmerInBrowser();
      if (id === STOP_WORDS) return stopWordsInBrowser();
      if (!id.startsWith(MODULE)) return undefined;
      const message = messageOf(id.slice(MODULE.length));
      return compileModule(new MessageFormat(site().language), { message });
    },
    transform(code, id) {
      if (id === WORDS || !code.includes('#words/words.ts')) return undefined;
      this.addWatchFile(join(CONTENT_DIR, 'site.yaml'));
      return { code: withMessages(code, callsIn(code, id)), map: null };
    },
  };
}
