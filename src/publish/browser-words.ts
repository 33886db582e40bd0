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

/** What the browser has of the words: the language; calls of `t` have their messages already. */
const inBrowser = () => `export const language = () => ${JSON.stringify(site().language)};
export const t = (key) => { throw new Error(key); };`;

/** The stemmer of the language alone. */
function stemmerInBrowser(): string {
  const path = moduleOf('stemmers');
  return path ? `export { stemmer } from '${path}';` : 'export const stemmer = (word) => word;';
}

/** The stop words of the language alone. */
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
  /** Where its values begin; nowhere where it has none. */
  readonly values: number | undefined;
}

function callsIn(code: string, file: string): Call[] {
  const found: Call[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [key, values], start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 't') return;
      if (key?.type !== 'Literal' || typeof key.value !== 'string') {
        throw new Error(`${file}: the key of a message is no literal`);
      }
      found.push({ key: key.value, start, end, values: values?.start });
    },
  }).visit(parseSync(file, code, { lang: 'js' }).program);
  return found;
}

/** What stands in the place of a call: a literal, or the function of the message, given the values. */
function written({ key, start, end, values }: Call) {
  if (values === undefined) {
    const text = new MessageFormat(site().language).compile(messageOf(key))();
    return { start, end, text: JSON.stringify(text), from: '' };
  }
  const name = `__${key.replaceAll('.', '_')}`;
  const from = `import ${name} from ${JSON.stringify(`${MODULE}${key}`)};`;
  return { start, end: values, text: `${name}.message(`, from };
}

/** The code with what is written in the place of each call, from the last to the first. */
function withMessages(code: string, calls: readonly Call[]): string {
  const all = calls.map(written).sort((a, b) => b.start - a.start);
  const changed = all.reduce(
    (text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end),
    code,
  );
  return [...new Set(all.map(({ from }) => from))].join('') + changed;
}

/**
 * Puts each message in the place of its call of `t` in the scripts of the browser, compiled, so that
 * a script carries the words that it uses and nothing that reads messages (docs/decisions/0020).
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
