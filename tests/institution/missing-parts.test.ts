import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OPTIONAL_PARTS } from '#content/optional-parts.ts';
import { content, DIST, pageAt, pages } from '../build/pages.ts';
import { builtTexts } from './pdf-text.ts';

/**
 * The second institution is for companies only and has no referral programme, API, newsroom,
 * careers, phone or support hours. Its menus still list these pages, and must omit them because
 * their content is missing.
 */

const addresses = Object.values(OPTIONAL_PARTS).map(({ address }) => address);
const WORDS =
  /individual|referral|newsroom|careers?\b|open position|\bAPIs?\b|sandbox|webhook|developers|risk categor|\btel:/gi;

test('no page, file or feed of the missing parts is built', () => {
  const built = globSync(`${DIST}/**`).map((file) => file.slice(DIST.length));
  const names = [...addresses.map((address) => `^${address}(?=$|[/.])`), 'individual'];
  expect(built.filter((file) => new RegExp(names.join('|')).test(file))).toEqual([]);
  expect(content.length).toBeGreaterThan(20);
});

test('no page mentions or links to the missing parts', () => {
  const wrong = pages.flatMap(({ path, document }) => {
    const body = document.body.cloneNode(true) as Element;
    for (const code of body.querySelectorAll('script:not([type*="json"]), style')) code.remove();
    const links = [...document.querySelectorAll('[href]')].map((link) => link.getAttribute('href'));
    const texts = [document.title, body.textContent, ...links].join(' ');
    const labels = [...body.querySelectorAll('[aria-label], [title], [content]')].flatMap((one) =>
      ['aria-label', 'title', 'content'].map((name) => one.getAttribute(name)),
    );
    return [...`${texts} ${labels.join(' ')}`.matchAll(WORDS)].map(([word]) => `${path}: ${word}`);
  });
  expect(wrong).toEqual([]);
  const links = pages.flatMap(({ document }) =>
    [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
  );
  const there = new RegExp(`^(${addresses.join('|')})(?=$|[/#?.])`);
  expect(links.filter((link) => there.test(link))).toEqual([]);
});

test('sitemap, llms.txt, feeds, Markdown, search index and price lists do not mention the missing parts', async () => {
  const texts = await builtTexts(DIST, '**/*.{xml,txt,atom,md,csv,json,webmanifest,pdf}');
  // The schema of the price lists is the same for every institution.
  const all = texts.filter(({ file }) => !/fees\.schema\.json$|_files\.json$/.test(file));
  expect(all.length).toBeGreaterThan(40);
  const wrong = all.flatMap(({ file, text }) =>
    [...text.matchAll(WORDS)].map(([word]) => `${file}: ${word}`),
  );
  expect(wrong).toEqual([]);
});

test('the tariff’s columns have their configured name, and there is no choice of audience', () => {
  const legends = [...pageAt('/fee').querySelectorAll('#tariff legend')].map(
    ({ textContent }) => textContent,
  );
  expect(legends).toEqual(['Plan']);
});
