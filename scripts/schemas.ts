import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { FILES, FOLDERS } from '#content/file-schemas.ts';
import { formsOf } from '#tariff/schema/exact.ts';

const DIALECT = 'http://json-schema.org/draft-07/schema#';
const FOLDER = '.vscode/schemas';
/** The example's content, and the folder of an institution beside it (docs/taking-over.md). */
const CONTENT = ['content', 'institution'];

/** The base name of a schema's file: `pages/home.yaml` → `pages-home`. */
const nameOf = (place: string) => place.replace(/\.yaml$/, '').replaceAll('/', '-');

/** A mark such as `{{name}}`, whose value an editor does not know. */
const MARK = String.raw`\{\{`;
/** Of what type a text may seem to an editor: the build reads `0.20` or `null` as written. */
const SCALARS = ['string', 'number', 'boolean', 'null'];

interface TextRules {
  readonly type: 'string';
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly format?: string;
  readonly maxLength?: number;
  readonly allOf?: readonly object[];
}

/** The rules for a text, adapted to what an editor knows of it. */
function adapted({ type, pattern, format, maxLength, allOf = [], ...rules }: TextRules) {
  const { const: value, enum: values = value === undefined ? [] : [value], ...rest } = rules;
  if (values.length > 0) {
    return { enum: [...new Set(values.flatMap((one): unknown[] => [one, parse(one)]))] };
  }
  const atMost = maxLength !== undefined && {
    pattern: `${MARK}|^[^]{0,${maxLength}}$`,
    patternErrorMessage: `expected at most ${maxLength} characters`,
  };
  return {
    ...rest,
    type: SCALARS,
    // The pattern of a mailbox, unlike its format, leaves room for a mark.
    ...(pattern === undefined ? { format } : { pattern: `${MARK}|${pattern}` }),
    allOf: atMost ? [...allOf, atMost] : allOf.length > 0 ? allOf : undefined,
  };
}

/**
 * A JSON Schema for editors, of the input before any transformation. Rules that need code, such as
 * references to other files or comparisons of dates, are left to the check.
 */
function jsonSchema(schema: z.ZodType, outer: readonly object[] = []) {
  const { $schema, ...made } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-7',
    override({ zodSchema, jsonSchema: written }) {
      const forms = formsOf.get(zodSchema);
      // A price may contain prices; editors complete the outer one.
      if (!forms || outer.includes(zodSchema)) return;
      written.anyOf = forms.map((form) => jsonSchema(form, [...outer, zodSchema]));
    },
  });
  return made;
}

/** The schema of a file as text, with the types of a text on one line. */
function schemaFile(place: string, schema: z.ZodType): string {
  const made = { title: `content/${place}`, $schema: DIALECT, ...jsonSchema(schema) };
  const adapt = (_: string, value: TextRules | null | undefined) =>
    value?.type === 'string' ? adapted(value) : value;
  const list = SCALARS.map((type) => `"${type}"`);
  const spread = new RegExp(`\\[\\s+${list.join(',\\s+')}\\s+\\]`, 'g');
  return `${JSON.stringify(made, adapt, 1).replace(spread, `[${list.join(', ')}]`)}\n`;
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
        schemaFile(place, schema),
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
