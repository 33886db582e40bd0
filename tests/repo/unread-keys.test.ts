import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/**
 * A key that a schema asks an editor for is read by somebody: by a file that imports the schema or a
 * query over it, or by what such a file imports. Within those a key is told by its name only.
 */

const SCHEMAS = 'src/content/schemas/';

/** Keys that are read in another way, and how. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  'by the name of a topic, a list, a side or an audience': [
    ...['accounts', 'payments', 'compliance', 'security', 'developers', 'company'],
    ...['prohibited', 'due-diligence', 'referrer', 'referred', 'individuals'],
  ],
  'by the calculator, which knows no content': ['takes', 'average'],
  'in the published JSON': ['updated'],
  'by the rule over sources': ['sources', 'statement', 'source', 'checked'],
  'by the integrations, from the page': ['consent', 'respectSignals', 'provider'],
  'by the tests that reconcile the examples': ['taken', 'rate', 'here', 'earned'],
};

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !/\.(test|fixture|d)\.tsx?$/.test(file));

/** A file's code; of an Astro file its script and the expressions of its template. */
function parse(file: string): ts.SourceFile {
  const text = readFileSync(file, 'utf8').replace(
    /^---\n([\s\S]*?)\n---\n([\s\S]*)/,
    '$1\n;<>$2</>',
  );
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

const trees = new Map(sources.map((file) => [file, parse(file)]));

function each(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => each(child, visit));
}

function importsOf(file: string, tree: ts.SourceFile): string[] {
  return tree.statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => (moduleSpecifier as ts.StringLiteral).text)
    .map((target) =>
      target.startsWith('#') ? `src/${target.slice(1)}` : normalize(join(dirname(file), target)),
    );
}

/** The keys that a schema's objects have: those of strict objects, and of the pieces they spread. */
function keysOf(tree: ts.SourceFile): string[] {
  const keys: string[] = [];
  each(tree, (node) => {
    if (!ts.isObjectLiteralExpression(node)) return;
    const { parent } = node;
    const asked = ts.isCallExpression(parent)
      ? /\.(strictObject|extend)$/.test(parent.expression.getText())
      : ts.isVariableDeclaration(parent);
    if (!asked) return;
    for (const property of node.properties) {
      if (property.name) keys.push(property.name.getText().replace(/^'|'$/g, ''));
    }
  });
  return keys;
}

/** The names that a file reads: `.name`, `['name']` and `{ name }` taken apart. */
function readsOf(tree: ts.SourceFile): string[] {
  const names: string[] = [];
  each(tree, (node) => {
    if (ts.isPropertyAccessExpression(node)) names.push(node.name.text);
    if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
      names.push(node.argumentExpression.text);
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      names.push((node.propertyName ?? node.name).getText().replace(/^'|'$/g, ''));
    }
  });
  return names;
}

const importers = new Map<string, string[]>();
for (const [file, tree] of trees) {
  for (const target of importsOf(file, tree)) {
    importers.set(target, [...(importers.get(target) ?? []), file]);
  }
}

/** Every file that can know a schema: its importers, and theirs as far as content and the feature go. */
function readers(file: string, seen = new Set<string>()): Set<string> {
  for (const importer of importers.get(file) ?? []) {
    if (seen.has(importer)) continue;
    seen.add(importer);
    if (/^src\/(content|features|layouts|tariff)\//.test(importer)) readers(importer, seen);
  }
  return seen;
}

const reads = new Map([...trees].map(([file, tree]) => [file, new Set(readsOf(tree))]));

/** Every file that may read a schema's keys: those that can know it, and what these import. */
function scopeOf(schema: string): string[] {
  const known = [...readers(schema)].filter((file) => !file.startsWith(SCHEMAS));
  return known.flatMap((file) => [file, ...importsOf(file, trees.get(file) as ts.SourceFile)]);
}

test.each(sources.filter((file) => file.startsWith(SCHEMAS)))(
  '%s asks for no key that nobody reads',
  (schema) => {
    const scope = scopeOf(schema);
    const keys = new Set(keysOf(trees.get(schema) as ts.SourceFile));
    for (const key of Object.values(OTHERWISE).flat()) keys.delete(key);
    const unread = [...keys].filter((key) => !scope.some((file) => reads.get(file)?.has(key)));
    expect(unread).toEqual([]);
  },
);
