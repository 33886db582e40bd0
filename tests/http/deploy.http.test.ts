import { cpSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BuildInfo } from '../../contract/build-info.ts';
import { ask } from './client.ts';
import {
  ALONE,
  type BuildChange,
  fixtureFiles,
  makeFolder,
  redeclare,
  removeFolder,
  writeBuild,
} from './fixture.ts';
import { hasNginx, type Running, startNginx, startNode } from './servers.ts';

const OFTEN = { env: { RELOAD_INTERVAL_MS: '50' } };
let folder = '';
let root = '';
let server: Running;
let visiting = false;

beforeEach(() => {
  folder = makeFolder();
  root = join(folder, 'dist');
});
afterEach(async () => {
  visiting = false;
  await server.stop();
  removeFolder(folder);
});

/** Puts a whole build in the place of the one that is there. */
function replaceBuild(mark: string, change: BuildChange = {}): Promise<BuildInfo> {
  rmSync(root, { recursive: true, force: true });
  return writeBuild(root, mark, change);
}

const textOf = async (path: string): Promise<string> =>
  (await ask(server.port, path)).body.toString();
const markOf = async (path: string): Promise<string | undefined> =>
  /\b(?:home|faq) (one|two|three)\b/.exec(await textOf(path))?.[1];

/** Tells the server to look until the home page is the one of that build. */
async function until(mark: string): Promise<void> {
  while ((await markOf('/')) !== mark) server.deploy(root);
}

/** Opens pages with what they are made of, again and again; resolves to everything that was wrong. */
async function visit(seen: Set<string>): Promise<string[]> {
  const faults: string[] = [];
  while (visiting) {
    const page = await ask(server.port, '/');
    const mark = /home (\w+)/.exec(page.body.toString())?.[1] ?? '';
    if (page.status !== 200 || mark === '') faults.push(`page ${page.status}`);
    seen.add(mark);
    for (const path of [`/_astro/app.${mark}.js`, `/_astro/app.${mark}.css`]) {
      const part = await ask(server.port, path);
      const right = String(fixtureFiles(mark)[path.slice(1)]);
      if (part.body.toString() !== right) faults.push(`${path} of ${mark}: ${part.status}`);
    }
  }
  return faults;
}

/** Deploys while eight visitors are there; resolves to what they met and which builds they saw. */
async function underVisitors(deploy: () => Promise<void>): Promise<[string[], string[]]> {
  visiting = true;
  const seen = new Set<string>();
  const visits = Promise.all(Array.from({ length: 8 }, () => visit(seen)));
  await deploy();
  while (!seen.has('two')) await markOf('/');
  visiting = false;
  return [(await visits).flat(), [...seen]];
}

describe('a deploy under a running server', () => {
  test('file by file in place: no mixed page, no error, and the next build is taken', async () => {
    await writeBuild(root);
    server = await startNode(root, OFTEN);
    const [faults, seen] = await underVisitors(async () => {
      await replaceBuild('two');
      await until('two');
    });
    expect(faults).toEqual([]);
    expect(seen).toEqual(['one', 'two']);
  });

  test.skipIf(!hasNginx)('on nginx: no mixed page, no error', async () => {
    const [old, next] = [join(folder, 'release-1'), join(folder, 'release-2')];
    await writeBuild(old);
    await writeBuild(next, 'two');
    server = await startNginx(old, folder);
    const [faults] = await underVisitors(async () => {
      // As docs/operating.md says: both releases get the hashed files of both, for workers of the
      // old and of the new configuration answer side by side during a reload.
      cpSync(join(old, '_astro'), join(next, '_astro'), { recursive: true, force: false });
      cpSync(join(next, '_astro'), join(old, '_astro'), { recursive: true, force: false });
      server.deploy(next);
    });
    expect(faults).toEqual([]);
  });

  test('by a link that is moved: taken without a signal', async () => {
    for (const mark of ['one', 'two']) await writeBuild(join(folder, mark), mark);
    symlinkSync('one', root);
    server = await startNode(root, OFTEN);
    expect(await markOf('/')).toBe('one');
    symlinkSync('two', `${root}.next`);
    renameSync(`${root}.next`, root);
    while ((await markOf('/')) !== 'two');
    expect(await markOf('/faq')).toBe('two');
  });

  test('the same sources, built on another day: pages that differ are another build', async () => {
    const first = await writeBuild(root, 'one', { more: { 'year.txt': '2026' } });
    server = await startNode(root, OFTEN);
    const second = await replaceBuild('one', { more: { 'year.txt': '2027' }, day: '2027-02-01' });
    while ((await textOf('/year.txt')) !== '2027');
    // What open tabs compare: the id in their page with the one in build.json.
    expect(second.buildId).not.toBe(first.buildId);
    expect(JSON.parse(await textOf('/build.json'))).toMatchObject({ buildId: second.buildId });
    expect(await textOf('/faq')).toContain(`content="${second.buildId}"`);
    const taken = server.lines.find((line) => line.includes('new build is being served'));
    expect(JSON.parse(taken ?? '')).toMatchObject({ build: second.buildId, day: '2027-02-01' });
  });

  test('pages opened before keep their hashed files for one more build', async () => {
    await writeBuild(root);
    server = await startNode(root);
    const statusOf = async (mark: string): Promise<number> =>
      (await ask(server.port, `/_astro/app.${mark}.js`)).status;
    await replaceBuild('two');
    await until('two');
    expect(await statusOf('one')).toBe(200);
    await replaceBuild('three');
    await until('three');
    expect([await statusOf('one'), await statusOf('two'), await statusOf('three')]).toEqual([
      404, 200, 200,
    ]);
  });

  test('its policy and its redirects come with it', async () => {
    await writeBuild(root);
    server = await startNode(root);
    const csp = { ...ALONE, scriptHashes: [`sha256-${'A'.repeat(43)}=`], styleHashes: {} };
    const redirect = {
      from: '/old',
      to: '/faq',
      status: 301,
      reason: 'Moved for this test',
    } as const;
    await replaceBuild('two', { csp, redirects: [redirect] });
    await until('two');
    const { headers, status } = await ask(server.port, '/old');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-AAAA`);
    expect([status, headers.location]).toEqual([301, '/faq']);
  });

  test.each([
    ['half-written', { complete: false }, /half-written/],
    ['of another version', { version: '99.0.0' }, /99\.0\.0/],
    ['with files missing', { files: 9_999 }, /of 9999 files/],
  ])('a build that is %s is refused once, and the old one stays', async (_name, change, reason) => {
    const { version } = await writeBuild(root);
    server = await startNode(root, OFTEN);
    const { files } = await writeBuild(`${root}.next`, 'two');
    redeclare(`${root}.next`, change);
    renameSync(root, `${root}.old`);
    renameSync(`${root}.next`, root);
    const refusals = (): string[] => server.lines.filter((line) => line.includes('refused'));
    while (refusals().length === 0) expect(await markOf('/')).toBe('one');
    server.deploy(root);
    for (let count = 0; count < 100; count += 1) expect(await markOf('/faq')).toBe('one');
    expect(refusals()).toHaveLength(1);
    expect(refusals()[0]).toMatch(reason);
    redeclare(root, { complete: true, version, files });
    while ((await markOf('/')) !== 'two');
  });
});
