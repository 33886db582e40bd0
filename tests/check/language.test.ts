import { expect, test, vi } from 'vitest';

test('the check covers all content, whatever language a preview shows', async () => {
  vi.stubEnv('SITE_LANGUAGE', 'it');
  vi.resetModules();
  const { check: checkPreview } = await import('#check/run.ts');
  vi.unstubAllEnvs();
  expect(await checkPreview()).toEqual([]);
});
