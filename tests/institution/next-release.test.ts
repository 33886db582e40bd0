import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INSTITUTION, NEXT_BUILD_DAY } from '#scripts/institution.ts';
import { builtTexts } from './pdf-text.ts';
import { edit, post, WORDS, writeUnpublished } from './unpublished.ts';

/**
 * The next build of the second institution, made by `npm run build` over the previous one: a day
 * later, with one post added, one changed, one removed, one draft and one with a future date.
 */

const NEXT = '.cache/institution/next';
const folder = mkdtempSync(join(tmpdir(), 'next-release-'));
let output = '';

beforeAll(async () => {
  const copy = join(folder, 'content');
  writeUnpublished(copy);
  writeFileSync(join(copy, 'blog/a-new-plank.mdx'), post('A new plank', '2026-12-31'));
  edit(copy, 'blog/a-letter-to-the-auditor.mdx', (text) =>
    text
      .replace('An auditor wants one number', 'An auditor wants a single number')
      .replace('wages-before-the-tide, ', ''),
  );
  edit(copy, 'blog/three-seats-at-one-bench.mdx', (text) =>
    text.replace('[wages-before-the-tide]', '[]'),
  );
  rmSync(join(copy, 'blog/wages-before-the-tide.mdx'));
  rmSync(NEXT, { recursive: true, force: true });
  cpSync(INSTITUTION.DIST, NEXT, { recursive: true });
  const env = { ...process.env, CONTENT_DIR: copy, DIST: NEXT, SITE_DAY: NEXT_BUILD_DAY };
  const built = await promisify(execFile)(process.execPath, ['scripts/build.ts'], { env });
  output = built.stdout;
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('a build ends with a list of the new, changed and removed pages', () => {
  const lines = output.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'new:     /blog/a-new-plank',
      'changed: /blog/a-letter-to-the-auditor',
      'changed: /blog',
      'gone:    /blog/wages-before-the-tide',
    ]),
  );
  expect(output).not.toMatch(/: +\/(faq|whistleblower|careers.*)$/m);
  expect(output).not.toMatch(/(new|changed|gone): .*in-the-(yard|bog)/);
});

test('no published file has a draft, future content or the bar of a preview', async () => {
  const held = new RegExp(`${WORDS.draft}|${WORDS.ahead}|in-the-yard|in-the-bog`, 'i');
  const names = readdirSync(NEXT, { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => held.test(name))).toEqual([]);
  const all = await builtTexts(
    NEXT,
    '**/*.{html,js,css,json,xml,svg,txt,md,atom,csv,webmanifest,pdf}',
  );
  const naming = (pattern: RegExp) =>
    all.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(naming(held)).toEqual([]);
  expect(naming(/role="note" data-screen/)).toEqual([]);
  // Public content is in the lists, the sitemap and llms.txt.
  expect(naming(/a-new-plank/)).toEqual(
    expect.arrayContaining(['blog.html', 'sitemap.xml', 'llms.txt']),
  );
});

test('the next day’s tariff is in force and the year is the new one, also on unchanged pages', () => {
  const read = (dist: string) => ({
    tariff: JSON.parse(
      readFileSync(join(dist, 'fee/files/ardmellin-fees-latest-companies.json'), 'utf8'),
    ).version,
    year: /data-current-year[^>]*>(\d{4})/.exec(readFileSync(join(dist, 'faq.html'), 'utf8'))?.[1],
  });
  expect(read(INSTITUTION.DIST)).toEqual({ tariff: '2026-1', year: '2026' });
  expect(read(NEXT)).toEqual({ tariff: '2027-1', year: '2027' });
});
