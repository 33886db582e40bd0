import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesIn } from '#content/files.ts';
import { industryEntries } from '#content/queries/industries-query.ts';
import { productParts } from '#content/queries/product-query.ts';
import { railsFile } from '#content/rails.ts';
import { site } from '#content/site.ts';
import { tariffInForce } from '#content/tariffs.ts';

/**
 * Code works for any institution: it names no industry, product part, price category, currency,
 * place, authority or payment rail of the shipped one. Page paths are those of the specification.
 */

/** Words that have another meaning in these files. */
const OTHERWISE: Readonly<Record<string, RegExp>> = {
  // A channel of the tariff, and an event of the example.
  payment: /^src\/(?:tariff|features\/industries\/sums|content\/demo)/,
  // The only currency whose symbol is unambiguous.
  EUR: /^src\/tariff\/money\.ts$/,
};
/** Icons are named by what they show, so any content may use them. */
const ICONS = /^src\/ui\/icon\//;
/** A part of the product with a page of its own. */
const FIXED = ['api'];

const idsOf = (folder: string) => filesIn(folder).map((file) => basename(file, '.yaml'));
const parts = [...industryEntries(), ...productParts()];
const { name, legalName, supervisor, address } = site();
const { currency, companies } = tariffInForce();
const { categories } = companies;

/** City and country, the last two parts of the address. */
const place =
  address
    .split(',')
    .slice(-2)
    .join(' ')
    .match(/\p{Lu}\p{Ll}{3,}/gu) ?? [];

/** Literals that would be specific to the shipped institution. */
const names = new Set(
  [
    ...[...idsOf('industries'), ...idsOf('product')].filter((id) => !FIXED.includes(id)),
    ...parts.flatMap(({ anchor, label }) => [anchor, label]),
    ...categories.map(({ label }) => label),
    ...Object.entries(railsFile()).flatMap(([key, rail]) => [key, rail.name, rail.short ?? '']),
    ...[currency, name, legalName, supervisor],
  ].filter(Boolean),
);
/** Names that no string in code may contain. */
const words = new RegExp([name, legalName, supervisor, ...place].join('|'), 'i');
/** The names of rails, also within a longer string. */
const railNames = new RegExp(
  `\\b(?:${Object.values(railsFile())
    .map((rail) => rail.name)
    .join('|')})\\b`,
);
/** The keys of rails, also as identifiers and in style sheets. */
const railKeys = new RegExp(`^(?:${Object.keys(railsFile()).join('|')})$`);
const railInSheet = new RegExp(`\\b(?:${Object.keys(railsFile()).join('|')})\\b`);
const prices = new RegExp(`^(?:${categories.map(({ id }) => id).join('|')})$`);

function found(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const all: string[] = [];
  const see = (node: ts.Node): void => {
    const text = ts.isStringLiteralLike(node) || ts.isJsxText(node) ? node.text.trim() : '';
    const isElsewhere = OTHERWISE[text]?.test(file) || ICONS.test(file);
    const isPrice =
      ts.isPropertyAccessExpression(node) &&
      /prices$/.test(node.expression.getText()) &&
      prices.test(node.name.text);
    const isRail = ts.isIdentifier(node) && railKeys.test(node.text) && !isElsewhere;
    if (
      (names.has(text) && !isElsewhere) ||
      (text && (words.test(text) || railNames.test(text))) ||
      isPrice ||
      isRail
    ) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      all.push(`${file}:${line + 1}: ${text || node.getText()}`);
    }
    ts.forEachChild(node, see);
  };
  see(source);
  return all;
}

test('code names nothing of the shipped institution', () => {
  const files = globSync('{src,hosting}/**/*.{ts,tsx}').filter(
    (file) => !/\.(?:test|fixture|arbitrary|d)\.tsx?$|\/tests\//.test(file),
  );
  expect(files.flatMap(found)).toEqual([]);
}, 30_000);

test('style sheets name no payment rail', () => {
  const sheets = globSync('src/**/*.css').flatMap((file) =>
    readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .split('\n')
      .flatMap((line, at) => (railInSheet.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(sheets).toEqual([]);
});
