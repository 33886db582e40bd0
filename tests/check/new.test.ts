import { afterEach, expect, test } from 'vitest';
import { plainReport } from '#check/report.ts';
import { check } from '#check/run.ts';
import { overlayFiles } from '#content/files.ts';
import { KINDS } from '#scripts/new/kinds.ts';

const DESCRIPTION = 'A sentence that makes sense where somebody searches.';

const ANSWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  post: { title: 'A trial of the tool', description: DESCRIPTION },
  news: { title: 'A trial of the news', description: DESCRIPTION, place: 'Vilnius' },
  position: { title: 'Settlement engineer', description: DESCRIPTION, from: '50000', to: '60000' },
  docs: { title: 'Paying by file', description: DESCRIPTION, folder: 'payments' },
  page: { title: 'Our locks', description: DESCRIPTION, address: 'safety/locks' },
  faq: { question: 'Do you issue cards?', group: 'accounts' },
  tariff: {},
  redirect: { from: '/prices', to: '/fee', reason: 'Printed on the old brochure' },
  office: {
    name: 'Porto',
    country: 'pt',
    label: 'A room by the river',
    text: 'Two desks and a kettle.',
  },
};

afterEach(() => overlayFiles({}));

test('every kind of document is tested', () => {
  expect(Object.keys(ANSWERS)).toEqual(Object.keys(KINDS));
});

test.each(Object.entries(ANSWERS))('a new %s is valid as generated', async (name, answers) => {
  const written = KINDS[name]?.write(answers);
  if (!written) throw new Error(`no kind ${name}`);
  overlayFiles({ [written.file]: written.text });
  const faults = await check();
  expect(faults.length === 0 ? '' : plainReport(faults)).toBe('');
});

const DRAFTS = Object.entries(ANSWERS).filter(([name]) =>
  KINDS[name]?.write(ANSWERS[name] ?? {}).text.includes('\ndraft: true\n'),
);

test.each(DRAFTS)('a new %s with its sample texts cannot be published', async (name, answers) => {
  const written = KINDS[name]?.write(answers);
  if (!written) throw new Error(`no kind ${name}`);
  overlayFiles({ [written.file]: written.text.replace('\ndraft: true\n', '\n') });
  expect(plainReport(await check())).toMatch(/"TODO": a placeholder for a missing text/);
});

test('a page can be added at the root of the documentation', () => {
  const written = KINDS['docs']?.write({ title: 'At the root', folder: '.' });
  expect(written?.file).toBe('docs/at-the-root.mdx');
});

test('an answer for a group that does not exist is refused', () => {
  const write = () => KINDS['faq']?.write({ question: 'Do you issue cards?', group: 'cards' });
  expect(write).toThrow(/--group is "cards": expected one of opening, /);
});

test.each(['position', 'office'])('without careers no %s can be created', (name) => {
  overlayFiles({ 'pages/careers.yaml': null });
  expect(() => KINDS[name]?.write({})).toThrow(
    'This institution has no careers: add pages/careers.yaml first.',
  );
});
