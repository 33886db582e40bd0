import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ContentText, type Found, matches, prose } from '../content/rules/texts.ts';

/** The words that docs/authoring.md asks for are used, and those that it bans are not. */

/** Contracts: their words change with a version of their own only, and superseded ones never. */
const CONTRACTS = /^legal(-archive\/.*|\/individual-terms\.md)$/;

/** What visitors write, in place of our words. */
const VISITORS = 'synonyms.yaml';

const banned = [
  ...(readFileSync('docs/authoring.md', 'utf8')
    .split('## House words')[1]
    ?.split('\n## ')[0]
    ?.matchAll(/^\| (?!Write)[^|`]+ \| (.+) \|$/gm) ?? []),
].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word));

/** Banned words of a text; a key of YAML, an id and a part of a longer word are none. */
function bannedIn(text: ContentText): Found[] {
  return banned.flatMap((word) =>
    matches(text.file, prose(text), new RegExp(`(?<![\\w/-])${word}(?![\\w-]|:)`, 'gi')),
  );
}

/** What a text says to readers: of the API's document its descriptions, for the rest of it is code. */
function said(file: string, text: string): string {
  if (file !== 'openapi.yaml') return text;
  const lines = text.split('\n').map((line) => /(?:description|summary|title): .*/.exec(line)?.[0]);
  return lines.map((line) => line ?? '').join('\n');
}

const texts = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(md|mdx|yaml)$/.test(file) && !CONTRACTS.test(file))
  .filter((file) => file !== VISITORS)
  .map((file) => ({ file, text: said(file, readFileSync(`content/${file}`, 'utf8')) }));

test('the list has words to look for', () => {
  expect(banned).toEqual(expect.arrayContaining(['seat', 'telephone', 'papers', 'seamless']));
});

test('no text uses a banned word', () => {
  expect(texts.flatMap(bannedIn)).toEqual([]);
});

test('one that does is found, and a key or an id is not', () => {
  const text = 'Each seat has a telephone.\nseats: 4\nseats-included: 5\n[users](/docs/seats)';
  expect(bannedIn({ file: 'a.yaml', text }).map(({ what }) => what)).toEqual(['seat', 'telephone']);
});
