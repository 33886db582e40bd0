import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { INSTITUTION } from '#scripts/institution.ts';
import { edit, writeUnpublished } from '../institution/unpublished.ts';
import { startCommand } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'dev-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('npm run dev shows drafts, reloads edited pages and reports a fault in an edited file', async ({
  onTestFinished,
}) => {
  const copy = join(folder, 'content');
  writeUnpublished(copy);
  const dev = startCommand('npm run dev -- --port 0', {
    CONTENT_DIR: copy,
    SITE_DAY: INSTITUTION.SITE_DAY,
  });
  onTestFinished(async () => void (await dev.stop()));
  const address = await dev.waitForOutput(/Local +(http:\S+?)\/?\s/);
  const page = await (await fetch(`${address}/blog/in-the-yard`)).text();
  expect(page).toContain('Draft: not public');
  // The order of the cascade layers is declared before any style sheet.
  expect(page.indexOf('@layer reset, ')).toBeGreaterThan(0);
  expect(page.indexOf('@layer reset, ')).toBeLessThan(page.search(/@layer \w+ \{/));
  // The content is outside the project, and so is the picture.
  const [, picture = ''] = /<img[^>]* src="([^"]*quillwort[^"]*)"/.exec(page) ?? [];
  const shown = await fetch(address + picture.replaceAll(/&(amp|#38);/g, '&'));
  expect(shown.headers.get('content-type')).toMatch(/^image\//);
  const messages: string[] = [];
  const socket = new WebSocket(address.replace(/^http/, 'ws'), 'vite-hmr');
  onTestFinished(() => socket.close());
  socket.addEventListener('message', ({ data }) => messages.push(data));
  await expect.poll(() => messages.join()).toContain('connected');
  edit(copy, 'blog/in-the-yard.mdx', (text) => text.replace('## The rest', '## All the rest'));
  await expect
    .poll(async () => (await fetch(`${address}/blog/in-the-yard`)).text(), { timeout: 20_000 })
    .toContain('All the rest');
  // Open pages are reloaded.
  expect(messages.join()).toContain('full-reload');
  edit(copy, 'blog/in-the-yard.mdx', (text) => text.replace('topic: wood', 'topic: woood'));
  expect(await dev.waitForOutput(/in-the-yard\.mdx:\d+: topic is .*/)).toContain(
    'nearest: wood-and-wages',
  );
});
