import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { INSTITUTION } from '#scripts/institution.ts';
import { FUTURE_DAY, writeUnpublished } from '../institution/unpublished.ts';
import type { Program } from '../program.ts';
import { startCommand } from './run.ts';

/** Tests `npm run preview`, from the command to the served pages. */

const folder = mkdtempSync(join(tmpdir(), 'preview-'));
const copy = join(folder, 'content');
let preview: Program | undefined;
beforeAll(() => writeUnpublished(copy));
afterEach(() => preview?.stop());
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the preview; returns a function that opens one of its pages. */
async function visit(command: string) {
  preview = startCommand(command, { CONTENT_DIR: copy, SITE_DAY: INSTITUTION.SITE_DAY, PORT: '0' });
  const address = await preview.waitForOutput(/^The preview is at (\S+)/m);
  return async (path: string) => {
    const answer = await fetch(`${address}${path}`, { headers: { accept: 'text/html' } });
    const { document } = new JSDOM(await answer.text()).window;
    return {
      status: answer.status,
      bar: document.querySelector('[role="note"][data-screen]')?.textContent?.trim(),
      robots: document.querySelector('meta[name="robots"]')?.getAttribute('content'),
      text: document.querySelector('main')?.textContent ?? '',
      pictures: [...document.querySelectorAll('main img')].map((one) => one.getAttribute('alt')),
    };
  };
}

test('npm run preview shows drafts and future content, under a bar and with noindex', async () => {
  const open = await visit('npm run preview');
  expect(await open('/blog/in-the-yard')).toMatchObject({
    status: 200,
    bar: 'Draft: not public',
    robots: expect.stringContaining('noindex'),
    pictures: expect.arrayContaining(['A leaf of quillwort']),
  });
  expect(await open('/blog/in-the-bog')).toMatchObject({
    status: 200,
    bar: 'Not public before 1 February 2027',
    robots: expect.stringContaining('noindex'),
  });
  const list = await open('/blog');
  expect(list.bar).toBe('Preview with drafts, as of 31 December 2026');
  expect(list.robots).toContain('noindex');
  expect(list.text).toMatch(/Sundew in the bog[\s\S]*Quillwort in the yard/);
}, 240_000);

// Needs another build, so only in nightly runs; `tests/content` and the unit tests cover the
// content of a day.
test.runIf(process.env.NIGHTLY)(
  'npm run preview -- --day shows the site as the public will see it on that day',
  async () => {
    const open = await visit(`npm run preview -- --day ${FUTURE_DAY}`);
    const list = await open('/blog');
    expect(list.bar).toBe('Preview of the site, as of 1 February 2027');
    expect(list.robots).toContain('noindex');
    expect(list.text).toContain('Sundew in the bog');
    expect(list.text).not.toContain('Quillwort');
    expect(await open('/blog/in-the-bog')).toMatchObject({ status: 200 });
    expect(await open('/blog/in-the-yard')).toMatchObject({ status: 404 });
  },
  240_000,
);
