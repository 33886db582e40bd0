import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en } from '#words/en.ts';
import { messagesOf, setMessages } from '#words/words.ts';
import { Search } from '../query/find.ts';
import { resultText } from '../query/result-text.ts';
import type { PagePlace } from './read-places.ts';
import { indexFiles } from './write-index.ts';

const place = (title: string, text: string): PagePlace => ({
  title,
  under: '',
  href: `/${title.toLowerCase()}`,
  blocks: [text],
  unsaid: '',
  answer: [],
  form: 'page',
});

const files = indexFiles(
  [
    place('Accounts', 'A business opens an account at its branch; the address is checked.'),
    place('Registers', 'Businesses and their addresses, with the taxes and losses they declare.'),
    place('Authentication', 'A key authenticates a program, in a process of two steps.'),
    place('Payroll', 'One file pays the team in several currencies.'),
  ],
  { synonyms: [['tax', 'levy']], suggestions: [], kinds: [] },
);
const search = new Search(async (file) => JSON.parse(JSON.stringify(files.get(file))));

async function titlesFor(question: string): Promise<string[]> {
  const { hits } = await search.find(question);
  return (await search.texts(hits)).map(({ title }) => title).sort();
}

test.each([
  ['business', 'businesses', ['Accounts', 'Registers']],
  ['address', 'addresses', ['Accounts', 'Registers']],
  ['branch', 'branches', ['Accounts']],
  ['tax', 'taxes', ['Registers']],
  ['loss', 'losses', ['Registers']],
  ['process', 'processes', ['Authentication']],
  ['currency', 'currencies', ['Payroll']],
  ['levy', 'levies', ['Registers']],
])('%s and %s find the same places', async (one, many, titles) => {
  expect(await titlesFor(one)).toEqual(titles);
  expect(await titlesFor(many)).toEqual(titles);
});

test.each(['busine', 'businesse', 'authenticat', 'currencie', 'payro'])(
  'an unfinished word finds results: %s',
  async (typed) => expect(await titlesFor(typed)).not.toEqual([]),
);

test('another form of the word is highlighted in the excerpt', async () => {
  const { hits, by } = await search.find('businesses');
  const marked = (await search.texts(hits)).flatMap((one) =>
    resultText(one, by).excerpt.flatMap(({ text, found }) => (found ? [text] : [])),
  );
  expect(marked.sort()).toEqual(['Businesses', 'business']);
});

describe('in German', () => {
  const messages = new Map(messagesOf(en));
  beforeAll(() => setMessages(() => ({ language: 'de', messages })));
  afterAll(() => setMessages(() => ({ language: 'en', messages })));

  const found = async (question: string) => {
    const german = indexFiles(
      [
        place('Umtausch', 'Der Währungsumtausch kostet weniger als die Überweisung.'),
        place('Adresse', 'Unser Büro liegt an der Straße zur Quelle.'),
        place('Abgaben', 'Die neue Steuer und das Guthaben der Poeten.'),
      ],
      { synonyms: [], suggestions: [], kinds: [] },
    );
    const search = new Search(async (file) => JSON.parse(JSON.stringify(german.get(file))));
    const { hits } = await search.find(question);
    return (await search.texts(hits)).map(({ title }) => title);
  };

  test.each([
    ['Währung', 'Umtausch'],
    ['Waehrung', 'Umtausch'],
    ['Wahrung', 'Umtausch'],
    ['UEBERWEISUNG', 'Umtausch'],
    ['Buero', 'Adresse'],
    ['Strass', 'Adresse'],
    ['Quellen', 'Adresse'],
    ['neuer Steuern', 'Abgaben'],
    ['Poet', 'Abgaben'],
  ])('%s finds what a keyboard with or without umlauts writes', async (question, title) =>
    expect(await found(question)).toEqual([title]),
  );
});
