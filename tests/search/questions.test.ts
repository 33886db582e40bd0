import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { resultsOf, SHOWN } from '#search/dialog/results.ts';
import { Search } from '#search/query/find.ts';
import type { ReadFile } from '#search/query/index-files.ts';
import { deferredResources } from '#ui/browser/deferred-resources.ts';
import { DIST, pages } from '../build/pages.ts';

/** The folder of the search index that the pages name. */
const FOLDER = pages.map(({ document }) => deferredResources(document).search).find(Boolean) ?? '';

/** The transferred size of a file of the index, Brotli-compressed if there is such a copy. */
function weightOf(file: string): number {
  const plain = join(DIST, FOLDER, `${file}.json`);
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
}

/** A visitor with an empty cache: the search, and the files fetched so far. */
function newVisitor() {
  const fetched: string[] = [];
  const read: ReadFile = async (file) => {
    fetched.push(file);
    return JSON.parse(readFileSync(join(DIST, FOLDER, `${file}.json`), 'utf8'));
  };
  return { search: new Search(read), fetched };
}

/** Sixty queries by kind, with the acceptable addresses; written before the search was built. */
const KINDS: Record<string, Record<string, string[]>> = parse(
  readFileSync('tests/search/questions.yaml', 'utf8'),
);
const questions = Object.values(KINDS).flatMap((kind) => Object.entries(kind));

/** How many queries must have an acceptable address among the first three results. */
const ENOUGH = 56;
const KB = 1000;

const isRight = (href: string, wanted: readonly string[]): boolean =>
  wanted.some((one) => one === href || (!one.includes('#') && href.split('#')[0] === one));

test('at least 56 of sixty queries have an acceptable page among the first three results', async () => {
  const { search } = newVisitor();
  const wrong: string[] = [];
  for (const [question, wanted] of questions) {
    const { hits } = await search.find(question);
    const places = await search.texts(hits.slice(0, 3));
    if (places.some(({ href }) => isRight(href, wanted))) continue;
    wrong.push(`${question}: ${places.map(({ href }) => href).join(', ') || 'nothing'}`);
  }
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(questions.length - ENOUGH);
});

test.each(['China', 'USA'])('%s, which can be paid, leads to the answer', async (country) => {
  const { places } = await resultsOf(newVisitor().search, country, SHOWN);
  expect(places.map(({ href }) => href)).toContain('/faq#countries-paid');
});

test.each([
  ['swift fee', '/fee#swift-out-sha'],
  ['sandbox fee', '/fee#api-access'],
  ['sepa cost', '/fee#prices-companies-sepa'],
])('%s is answered by a price first', async (question, href) => {
  const { places } = await resultsOf(newVisitor().search, question, SHOWN);
  expect(places[0]).toMatchObject({ href, answer: expect.arrayContaining([expect.anything()]) });
});

test.each(['can a crypto company open an account', 'can you open an account'])(
  '%s is answered by the eligibility check first',
  async (question) => {
    const { places } = await resultsOf(newVisitor().search, question, SHOWN);
    expect(places[0]?.href).toBe('/docs/getting-started/eligibility');
  },
);

/** The bytes fetched for a query. */
async function fetchedFor(question: string, by: ReturnType<typeof newVisitor>): Promise<number> {
  const before = by.fetched.length;
  const { hits } = await by.search.find(question);
  await by.search.texts(hits.slice(0, SHOWN));
  return by.fetched.slice(before).reduce((sum, file) => sum + weightOf(file), 0);
}

test('a first query fetches little of the index, and the next one less than 20 KB', async () => {
  const heavy: string[] = [];
  for (const [question] of questions) {
    const first = await fetchedFor(question, newVisitor());
    const again = newVisitor();
    await fetchedFor('passkey', again);
    const next = await fetchedFor(question, again);
    if (first > 25 * KB || next > 20 * KB) heavy.push(`${question}: ${first}, ${next}`);
  }
  expect(heavy).toEqual([]);
});
