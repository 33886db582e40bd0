import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { getLanguageService } from 'yaml-language-server/out/server/src/languageservice/yamlLanguageService.js';
import { SettingsState } from 'yaml-language-server/out/server/src/yamlSettings.js';
import { editorFiles } from '#scripts/schemas.ts';

const files = editorFiles();

test.each(Object.entries(files))('%s is generated from the build’s schema', (file, text) => {
  expect(readFileSync(file, 'utf8'), 'run npm run schemas').toBe(text);
});

/** The language server of the editors’ YAML extension, with the project’s settings. */
describe('an editor', () => {
  const settings = JSON.parse(files['.vscode/settings.json'] ?? '') as {
    'yaml.schemas': Record<string, [string]>;
  };
  const kinds = Object.entries(settings['yaml.schemas']);
  const state = new SettingsState();
  const server = getLanguageService({
    schemaRequestService: async (uri) => files[uri.slice(uri.indexOf('.vscode'))] ?? '',
    workspaceContext: { resolveRelativePath: (path) => path },
    yamlSettings: state,
  });
  server.configure({
    validate: true,
    completion: true,
    yamlVersion: '1.2',
    schemas: kinds.map(([uri, [pattern]]) => ({
      uri: pathToFileURL(uri).href,
      fileMatch: [`**/${pattern}`],
    })),
  });

  let version = 0;
  function open(file: string, text: string) {
    version += 1;
    const document = TextDocument.create(pathToFileURL(file).href, 'yaml', version, text);
    state.documents = { get: () => document } as never;
    return document;
  }

  test.each(kinds.flatMap(([, [pattern]]) => globSync(pattern)))(
    'marks no fault in %s',
    async (file) => {
      const faults = await server.doValidation(open(file, readFileSync(file, 'utf8')), false);
      expect(faults.map(({ range, message }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
    },
  );

  test('marks and completes the sections of a page', async () => {
    const text = 'title: [Home]\nsections:\n  - kind: quotatoin\n  - kind: quotation\n    ';
    const document = open('content/pages/home.yaml', text);
    const faults = await server.doValidation(document, false);
    expect(faults.map(({ range }) => range.start.line)).toEqual(expect.arrayContaining([0, 2]));
    const { items } = await server.doComplete(document, { line: 4, character: 4 }, false);
    expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(['text', 'name']));
  });
});
