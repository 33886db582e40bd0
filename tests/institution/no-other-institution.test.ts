import { globSync, readFileSync } from 'node:fs';
import { formatHex } from 'culori';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hex } from '#content/brand.ts';
import { slugify } from '#content/site.ts';
import { INSTITUTION } from '#scripts/institution.ts';
import { builtTexts } from './pdf-text.ts';

/** Nothing of the shipped institution may be in another institution's build. */
const read = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'));
const site = read('site.yaml');
const demo = read('demo.yaml');
const { colors } = read('brand.yaml') as { colors: Record<string, [number, number, number]> };
const places = read('pages/careers.yaml').places.items.map(({ name }: { name: string }) => name);

const { name, legalName, address, supervisor, zone, licence, emails, social, urls } = site;
const hosts = [licence.publicRegister, social.url, ...Object.values(urls)].map(
  (url) => new URL(url as string).host,
);
const people = Object.values(demo.people as Record<string, { name: string; login: string }>);

const WORDS: readonly string[] = [
  ...[name, slugify(name), legalName, address, supervisor, zone, licence.number],
  ...[...address.matchAll(/\p{L}{6,}/gu)]
    .map(([word]) => word)
    .filter((word) => word !== 'Example'),
  ...(Object.values(emails) as string[]),
  ...hosts,
  ...places,
  ...people.flatMap((person) => [person.name, person.login]).filter((word) => /\W/.test(word)),
  ...demo.accounts.map(({ iban }: { iban: string }) => iban.slice(0, 14)),
  ...demo.accounts.map(({ iban }: { iban: string }) => iban.replaceAll(' ', '')),
  ...demo.payroll.rows.map(({ payee }: { payee: string }) => payee),
  ...[
    demo.received.payer,
    demo.abroad.payee,
    demo.abroad.uetr,
    demo.payroll.file,
    demo.suppliers.file,
  ],
];

/** A colour in the notations of style sheets, images and manifests. */
function written([lightness, chroma, hue]: [number, number, number]): string[] {
  const short = (number: number) => String(number).replace(/^0\./, '.');
  return [
    `oklch(${lightness} ${chroma} ${hue}`,
    `oklch(${Number((lightness * 100).toFixed(2))}% ${short(chroma)} ${short(hue)}`,
    formatHex({ mode: 'oklch', l: lightness, c: chroma, h: hue }),
  ];
}

/** The second institution's own colours, which may coincide with the first one's, such as black. */
const own = new Set<string>(Object.values(hex()));
const COLORS = Object.values(colors)
  .flatMap(written)
  .filter((text) => !own.has(text));

/** Sentences of the texts, as they would appear in a page. */
const SENTENCES = globSync('content/**/*.{yaml,md,mdx}').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split(/[\n"]|(?<=[.:]) /)
    .map((text) => text.trim())
    .filter((text) => /^\p{Lu}[^<>{}[\]`*|&]{40,}$/u.test(text)),
);

const files = await builtTexts(
  INSTITUTION.DIST,
  '**/*.{html,js,css,json,xml,svg,txt,csv,webmanifest,pdf}',
);

const found = (sought: readonly string[]) =>
  files.flatMap(({ file, text }) =>
    sought.filter((one) => text.includes(one)).map((one) => `${file}: ${one}`),
  );

test('there are texts to search for and files to search', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(WORDS.every((word) => typeof word === 'string' && word.length > 4)).toBe(true);
  expect(SENTENCES.length).toBeGreaterThan(500);
});

test.each([
  ['word', WORDS],
  ['colour', COLORS],
  ['sentence', SENTENCES],
])('no %s of the shipped institution is in another institution’s build', (_, all) => {
  expect(found(all)).toEqual([]);
});
