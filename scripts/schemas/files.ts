import { z } from 'zod';
import { FILES, FOLDERS } from '#content/places.ts';

const FOLDER = '.vscode/schemas';
/** The example's content, and the folder that an institution has beside it (docs/taking-over.md). */
const CONTENT = ['content', 'institution'];

/** A name for a schema's file: `pages/home.yaml` → `pages-home`. */
const nameOf = (place: string) => place.replace(/\.yaml$/, '').replaceAll('/', '-');

/**
 * A schema as editors read it: of what is typed, before it is turned into anything. What only code can
 * judge (names of other files, dates against each other) is left to the check.
 */
function jsonSchema(schema: z.ZodType, place: string): string {
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
  return `${JSON.stringify({ title: `content/${place}`, ...made }, null, 1)}\n`;
}

/** Every file that editors are given, by its path. */
export function editorFiles(): Record<string, string> {
  const singles = Object.entries(FILES).map(([place, { schema }]) => ({
    place,
    schema,
    pattern: place,
  }));
  const folders = Object.entries(FOLDERS).map(([place, { schema, ending }]) => ({
    place,
    schema,
    pattern: `${place}/**/*.${ending}`,
  }));
  const all = [...singles, ...folders];
  const yaml = Object.fromEntries(
    all
      .filter(({ pattern }) => pattern.endsWith('.yaml'))
      .map(({ place, pattern }) => [
        `./${FOLDER}/${nameOf(place)}.json`,
        CONTENT.map((folder) => `${folder}/${pattern}`),
      ]),
  );
  const settings = {
    'yaml.schemas': yaml,
    // Every value is the text that was typed.
    'yaml.customTags': [],
    'files.eol': '\n',
    'files.insertFinalNewline': true,
    'editor.wordWrap': 'on',
  };
  const extensions = {
    recommendations: ['redhat.vscode-yaml', 'unifiedjs.vscode-mdx', 'biomejs.biome'],
  };
  return {
    '.vscode/settings.json': `${JSON.stringify(settings, null, 2)}\n`,
    '.vscode/extensions.json': `${JSON.stringify(extensions, null, 2)}\n`,
    ...Object.fromEntries(
      all.map(({ place, schema }) => [
        `${FOLDER}/${nameOf(place)}.json`,
        jsonSchema(schema, place),
      ]),
    ),
  };
}
