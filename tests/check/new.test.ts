import { expect, onTestFinished, test } from 'vitest';
import { overlayFiles } from '#content/files.ts';
import { KINDS } from '#scripts/new/kinds.ts';
import { messagesWith } from './messages-with.ts';

const about = (what: string) => `A sentence that makes sense where somebody searches for ${what}.`;

const ANSWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  post: { title: 'A trial of the tool', description: about('the tool') },
  news: { title: 'A trial of the news', description: about('the news'), place: 'Vilnius' },
  position: {
    title: 'Settlement engineer',
    description: about('a position'),
    from: '50000',
    to: '60000',
  },
  docs: { title: 'Paying by file', description: about('a document'), folder: 'payments' },
  page: { title: 'Our locks', description: about('a page'), address: 'safety/locks' },
  faq: { question: 'Do you issue cards?', group: 'accounts' },
  tariff: {},
  redirect: { from: '/price-brochure', to: '/fee', reason: 'Printed on the old brochure' },
  office: {
    name: 'Porto',
    country: 'pt',
    label: 'A room by the river',
    text: 'Two desks and a kettle.',
  },
};

/** The file that the tool writes for these answers. */
function written(name: string) {
  const file = KINDS[name]?.write(ANSWERS[name] ?? {});
  if (!file) throw new Error(`no kind ${name}`);
  return file;
}

test('every kind of document is tested', () => {
  expect(Object.keys(ANSWERS)).toEqual(Object.keys(KINDS));
});

test('new documents of every kind are valid as generated', async () => {
  const files = Object.keys(ANSWERS).map((name) => written(name));
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  expect(texts.size).toBe(files.length);
  expect(await messagesWith(Object.fromEntries(texts))).toEqual([]);
});

test('new documents with their sample texts cannot be published', async () => {
  const draft = '\ndraft: true\n';
  const drafts = Object.keys(ANSWERS)
    .map((name) => written(name))
    .filter(({ text }) => text.includes(draft));
  expect(drafts.length).toBeGreaterThan(3);
  const messages = await messagesWith(
    Object.fromEntries(drafts.map(({ file, text }) => [file, text.replace(draft, '\n')])),
  );
  for (const { file } of drafts) {
    expect(messages).toContainEqual(
      expect.stringMatching(`/${file}.*"TODO": a placeholder for a missing text`),
    );
  }
});

test('a page can be added at the root of the documentation', () => {
  const { file } = KINDS['docs']?.write({ title: 'At the root', folder: '.' }) ?? {};
  expect(file).toBe('docs/at-the-root.mdx');
});

test('an answer for a group that does not exist is refused', () => {
  const write = () => KINDS['faq']?.write({ question: 'Do you issue cards?', group: 'cards' });
  expect(write).toThrow(/--group is "cards": expected one of opening, /);
});

test.each(['position', 'office'])('without careers no %s can be created', (name) => {
  overlayFiles({ 'pages/careers.yaml': null });
  onTestFinished(() => overlayFiles({}));
  expect(() => KINDS[name]?.write({})).toThrow(
    'This institution has no careers: add pages/careers.yaml first.',
  );
});
