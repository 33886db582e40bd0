import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { FILES, FOLDERS } from '#content/file-schemas.ts';

const FOLDER = '.vscode/schemas';
/** The example's content, and the folder of an institution beside it (docs/taking-over.md). */
const CONTENT = ['content', 'institution'];

/** The base name of a schema's file: `pages/home.yaml` → `pages-home`. */
const nameOf = (place: string) => place.replace(/\.yaml$/, '').replaceAll('/', '-');

/**
 * A JSON Schema for editors, of the input before any transformation. Rules that need code, such as
 * references to other files or comparisons of dates, are left to the check.
 */
function jsonSchema(schema: z.ZodType, place: string): string {
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
  return `${JSON.stringify({ title: `content/${place}`, ...made }, null, 1)}\n`;
}

/** All files for editors, by path: for YAML, since no editor completes front matter by a schema. */
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
  const all = [...singles, ...folders].filter(({ pattern }) => pattern.endsWith('.yaml'));
  const yaml = Object.fromEntries(
    all.map(({ place, pattern }) => [
      `./${FOLDER}/${nameOf(place)}.json`,
      CONTENT.map((folder) => `${folder}/${pattern}`),
    ]),
  );
  const settings = {
    'yaml.schemas': yaml,
    // Every value is read as the text that was written.
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

// Writes the files that editors need for completion and error marking: a JSON Schema for each kind
// of file, and the settings that refer to them. A test compares them with the schemas of the build.
// Usage: npm run schemas [-- folder, by default the project's own]
if (import.meta.main) {
  const [folder = '.'] = process.argv.slice(2);
  const files = Object.entries(editorFiles());
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  console.log(`${files.length} files in .vscode.`);
}
