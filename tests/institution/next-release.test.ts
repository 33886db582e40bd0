import { execFile } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test, vi } from 'vitest';
import { INSTITUTION, THE_DAY_AFTER } from '../../scripts/institution.ts';
import { type Running, startNode } from '../http/servers.ts';

const NEXT = '.cache/institution/next';
const folder = mkdtempSync(join(tmpdir(), 'two-days-'));
let server: Running | undefined;
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

/** Points the link that the server serves at a build, as a deploy does. */
function deploy(link: string, build: string): void {
  symlinkSync(resolve(build), `${link}.new`);
  renameSync(`${link}.new`, link);
}

test('a running server goes over to the next day’s tariff and year by itself', async () => {
  const env = { ...process.env, ...INSTITUTION, SITE_DAY: THE_DAY_AFTER };
  await promisify(execFile)('astro', ['build', '--outDir', NEXT], { env });
  const link = join(folder, 'current');
  deploy(link, INSTITUTION.DIST);
  server = await startNode(link, { env: { RELOAD_INTERVAL_MS: '50' } });
  const { port } = server;
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  const says = async () => ({
    tariff: JSON.parse(await read('/fee/files/ardmellin-fees-latest-companies.json')).version,
    year: /©\D*(\d{4})/.exec(await read('/faq'))?.[1],
  });
  expect(await says()).toEqual({ tariff: '2026-1', year: '2026' });
  deploy(link, NEXT);
  await vi.waitFor(async () => expect(await says()).toEqual({ tariff: '2027-1', year: '2027' }), {
    timeout: 20_000,
  });
}, 240_000);
