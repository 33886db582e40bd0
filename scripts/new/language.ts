import { parseDocument, Scalar } from 'yaml';
import {
  missingFiles,
  missingTexts,
  originalsOf,
  SHOWN_AT_HOME,
} from '#check/site/translation-rules.ts';
import { catalogueOf, readMessages } from '#content/catalogues.ts';
import { nearestOf } from '#content/fault.ts';
import {
  allFilesIn,
  filesIn,
  hasFile,
  LANGUAGES,
  nameOf,
  originalOf,
  sourceOf,
  translationOf,
  withLanguage,
} from '#content/files.ts';
import { site } from '#content/site.ts';
import { translatingFiles } from '#content/translations.ts';
import { StartError } from '#hosting/contract/settings.ts';

/** The questions of `npm run new -- language`. */
export const LANGUAGE = {
  what: 'what a language lacks: messages, menus, home page, texts added since, and given files',
  asks: { tag: 'Language, such as it', files: 'More files, such as pages/fee.yaml,fees.yaml' },
};

/** A file and its text. */
type Written = readonly [file: string, text: string];

/** A YAML file with texts to be translated added, each at its path. */
function added(file: string, texts: readonly (readonly [path: string[], text: string])[]): Written {
  const document = parseDocument(hasFile(file) ? sourceOf(file).text : '', { schema: 'failsafe' });
  for (const [path, text] of texts) {
    const value = new Scalar(`TODO ${text}`);
    // A translation may need the quotes, even if the original does not.
    value.type = Scalar.QUOTE_DOUBLE;
    document.setIn(path, value);
  }
  return [file, document.toString({ lineWidth: 0 })];
}

/** The translations of YAML files with the texts that they lack; those in `begun` may be new. */
function translations(begun: readonly string[]): Written[] {
  const lacking = filesIn('.').flatMap((file) => {
    const own = begun.find((one) => originalsOf(one).includes(file));
    const to = translatingFiles(file).at(-1) ?? (own && translationOf(own));
    return to && file.endsWith('.yaml') ? missingTexts(file).map((text) => ({ to, text })) : [];
  });
  return [...Map.groupBy(lacking, ({ to }) => to)].map(([to, texts]) =>
    added(
      to,
      texts.map(({ text }) => [[text], text]),
    ),
  );
}

/** A document to be translated as a whole; a legal one states its language. */
function copied(file: string, language: string): Written {
  const note = 'TODO Translate this text with its title and description, and delete this line.';
  const text = (originalOf(file)?.text ?? '').replace(/^---\n[\s\S]*?\n---\n/, (front) =>
    front.replace(/^language: .*$/m, `language: ${language}`).concat(`\n${note}\n`),
  );
  return [translationOf(file), text];
}

/**
 * The files to write for a language: its catalogue and translations with the messages and texts
 * that they lack, and the translations of `files`; and what other files the home page shows. The
 * first language has only a catalogue. Throws `StartError` if the site has no such language or file.
 */
export function languageFiles({ tag, files }: { readonly tag: string; readonly files: string }) {
  const { language, languages } = site();
  const known = [language, ...languages];
  if (!known.includes(tag)) {
    const remedy = `Add a further language to languages in ${nameOf('site.yaml')} first.`;
    throw new StartError(`--tag is "${tag}": expected one of ${known.join(', ')}. ${remedy}`);
  }
  const named = files.split(/[,\s]+/).filter(Boolean);
  const all = tag === language ? [] : allFilesIn('.');
  const stray = named.find((one) => !all.includes(one) && originalsOf(one, all).length === 0);
  if (stray) {
    const nearest = nearestOf(stray, all);
    const hint = nearest ? ` (nearest: ${nearest})` : '';
    throw new StartError(`--files has ${stray}: expected a file to translate into ${tag}${hint}.`);
  }
  const messages = readMessages(tag).missing.map(
    ([key, english]) => [key.split('.'), english] as const,
  );
  const written = messages.length > 0 ? [added(catalogueOf(tag), messages)] : [];
  if (tag === language) return { written, more: [] };
  return withLanguage(tag, () => {
    const folder = `${LANGUAGES}/${tag}`;
    const own = filesIn(folder).map((file) => file.slice(folder.length + 1));
    const begun = [...named, ...missingFiles([...own, ...named]).map(({ needed }) => needed)];
    const documents = named.filter((file) => /\.mdx?$/.test(file) && !hasFile(file));
    written.push(...translations(begun), ...documents.map((file) => copied(file, tag)));
    const more = SHOWN_AT_HOME.filter(
      (file) =>
        ![...own, ...begun].includes(file) && originalsOf(file).flatMap(missingTexts).length > 0,
    );
    return { written, more };
  });
}
