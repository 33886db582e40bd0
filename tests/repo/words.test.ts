import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { en } from '#words/en.ts';
import { messagesOf } from '#words/words.ts';

/** Folders whose texts visitors may see; the others' texts are for authors and engineers. */
const FOLDERS = [
  ...['blocks', 'drawings', 'features', 'layouts', 'pages', 'search', 'shell', 'tariff', 'ui'],
  ...['publish', 'content/openapi'],
].map((folder) => `src/${folder}`);

/** Attributes and properties whose values are shown or read out. */
const ATTRIBUTES =
  /^(aria-label|alt|aside|caption|detail|heading|label|legend|placeholder|summary|title|heads|what)$/;
const PROPERTIES =
  /^(by|caption|description|detail|heading|label|legend|placeholder|summary|title|until|what|word)$/;

/** Code within a text: paths, names with dots or underscores, and names of statuses. */
const CODE = /^\d{3} \w+$|\S*[_./(]\S*/g;

/**
 * Whether a text contains natural language, rather than codes, acronyms, program names or symbols.
 */
const isWords = (text: string): boolean =>
  text !== 'curl' && /\p{Ll}{2,}/u.test(text.trim().replace(CODE, ''));

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isJsxText(node) || ts.isStringLiteral(node)) return node.text;
  if (ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join(' ');
};

const nameOf = (node: { readonly name: ts.Node }) => node.name.getText();

/**
 * Whether a literal is visible: between tags, or the value of an attribute or property that is
 * shown.
 */
function isShown(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return true;
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (ts.isJsxAttribute(parent)) return ATTRIBUTES.test(nameOf(parent));
    if (ts.isJsxExpression(parent)) {
      if (!ts.isJsxAttribute(parent.parent)) return true;
      continue;
    }
    if (ts.isPropertyAssignment(parent)) {
      const isSentence = /^\p{Lu}|\s/u.test(textOf(node) ?? '');
      return PROPERTIES.test(nameOf(parent)) || (nameOf(parent) === 'text' && isSentence);
    }
    if (ts.isArrayLiteralExpression(parent) && ts.isArrayLiteralExpression(parent.parent)) {
      return /^\p{Lu}/u.test(textOf(node) ?? '');
    }
    const isChoice = ts.isConditionalExpression(parent) || ts.isArrayLiteralExpression(parent);
    const isPart =
      ts.isParenthesizedExpression(parent) ||
      ts.isBinaryExpression(parent) ||
      ts.isArrowFunction(parent);
    if (ts.isConditionalExpression(parent) && parent.condition === at) return false;
    if (ts.isBinaryExpression(parent) && parent.operatorToken.getText().includes('=='))
      return false;
    if (!isChoice && !isPart) return false;
  }
  return false;
}

/** An Astro file as TSX, with everything after the front matter as an element. */
const codeOfAstro = (text: string): string =>
  `${text
    .replace(/<!doctype html>|<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replace(/^---\n([\s\S]*?)\n---\n/, '\n$1\n;<>')}</>`;

function parse(file: string, text: string): ts.SourceFile {
  const code = file.endsWith('.astro') ? codeOfAstro(text) : text;
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Texts written in code, each with file and line. */
function wordsIn(file: string, text: string): string[] {
  const source = parse(file, text);
  const found: string[] = [];
  walk(source, (node) => {
    const literal = textOf(node);
    if (literal === undefined || !isWords(literal) || !isShown(node)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1}: ${literal.trim().replace(/\s+/g, ' ')}`);
  });
  return found;
}

const isCallOfT = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 't';

/**
 * Source files without tests, and without the schema of the published prices, which programs read.
 */
const sources = (folders: readonly string[]) =>
  globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx,astro}`))
    .filter(
      (file) =>
        !/\.(test|fixture|arbitrary|examples|d)\.tsx?$|export-schema|src\/ui\/kit\//.test(file),
    )
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('no visible text is written in code', () => {
  const found = sources(FOLDERS).flatMap(({ file, text }) => wordsIn(file, text));
  expect(found).toEqual([]);
});

const calls = sources(['src']).flatMap(({ file, text }) => {
  const found: { file: string; key: string; isAtOnce: boolean }[] = [];
  walk(parse(file, text), (node) => {
    if (!isCallOfT(node)) return;
    const [key] = node.arguments;
    const isAtOnce = !ts.findAncestor(node, ts.isFunctionLike) && !file.endsWith('.astro');
    found.push({ file, key: key && ts.isStringLiteral(key) ? key.text : '', isAtOnce });
  });
  // Calls outside the front matter of a page.
  const astro = file.endsWith('.astro') ? text.matchAll(/\bt\('([\w.]+)'/g) : [];
  return [...found, ...[...astro].map(([, key = '']) => ({ file, key, isAtOnce: false }))];
});

test('every message is used, and every key is a literal', () => {
  const used = new Set(calls.map(({ key }) => key));
  const idle = messagesOf(en).filter(([key]) => !used.has(key));
  expect(idle.map(([key]) => key)).toEqual([]);
  expect(calls.filter(({ key }) => key === '').map(({ file }) => file)).toEqual([]);
});

test('no message is read while a module is imported, before the language is known', () => {
  expect(calls.filter(({ isAtOnce }) => isAtOnce).map(({ file }) => file)).toEqual([]);
});
