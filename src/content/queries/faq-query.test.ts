import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { groupQuestions } from './faq-query.ts';

const DRAFT = {
  'faq/opening/zz-draft.mdx':
    '---\nquestion: Is it held back?\norder: 900\ndraft: true\n---\n\nYes.\n',
};

/** The questions of a build with this `PREVIEW` setting, one of them a draft. */
async function questions(preview: string): Promise<string[]> {
  vi.stubEnv('PREVIEW', preview);
  vi.resetModules();
  const { overlayFiles } = await import('../files.ts');
  const { faqGroups } = await import('./faq-query.ts');
  overlayFiles(DRAFT);
  return faqGroups().flatMap((group) => group.questions.map(({ question }) => question));
}

afterEach(() => vi.unstubAllEnvs());

test('a draft question is labelled as such in a preview', async () => {
  expect(await questions('all')).toContain('Draft, not public: Is it held back?');
});

test('a draft question is not published', async () => {
  const all = await questions('');
  expect(all.filter((one) => /held back/.test(one))).toEqual([]);
  expect(all.length).toBeGreaterThan(10);
});

const GROUPS = [
  { id: 'prices', title: 'Prices', order: 20 },
  { id: 'opening', title: 'Opening', order: 10 },
  { id: 'closing', title: 'Closing', order: 30 },
];

const question = (id: string, order: number, text = id) => ({
  id,
  file: `faq/${id}.mdx`,
  order,
  question: text,
});

describe('questions in groups', () => {
  it('are ordered by group and then by their own order', () => {
    const groups = groupQuestions(GROUPS, [
      question('prices/monthly', 20),
      question('prices/changes', 10),
      question('opening/how-long', 10, 'B'),
      question('opening/how', 10, 'A'),
    ]);
    expect(groups.map(({ id }) => id)).toEqual(['opening', 'prices']);
    expect(groups[0]?.questions.map(({ slug }) => slug)).toEqual(['how', 'how-long']);
    expect(groups[1]?.questions.map(({ slug }) => slug)).toEqual(['changes', 'monthly']);
  });

  it('are refused in an unknown group', () => {
    expect(() => groupQuestions(GROUPS, [question('other/one', 1)])).toThrow(
      'content/faq/other/one.mdx:1: expected a folder named after one of prices, opening, closing',
    );
  });

  it('are refused with the slug of another question or group', () => {
    const first = question('prices/one', 1);
    expect(() => groupQuestions(GROUPS, [first, question('opening/one', 1)])).toThrow(
      'the address #one is taken by prices/one',
    );
    expect(() => groupQuestions(GROUPS, [question('opening/prices', 1)])).toThrow(
      'taken by group prices',
    );
  });
});
