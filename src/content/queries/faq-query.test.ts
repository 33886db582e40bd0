import { afterEach, expect, test, vi } from 'vitest';

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
