import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './client.ts';
import { fixtureFiles, makeFolder, removeFolder, writeBuild, writeBuildFile } from './fixture.ts';
import { hasNginx, type Running, startNginx, startNode } from './servers.ts';

const FAST = { compress: false };
let folder = '';
let root = '';
let server: Running;
let visiting = true;

beforeAll(() => {
  folder = makeFolder();
  root = join(folder, 'dist');
});
afterAll(() => removeFolder(folder));
afterEach(async () => {
  visiting = false;
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

const markOf = async (path: string): Promise<string | undefined> =>
  /\b(?:home|faq) (one|two|three)\b/.exec((await ask(server.port, { path })).body.toString())?.[1];

/** Opens pages with what they are made of, again and again; resolves to everything that was wrong. */
async function visit(seen: Set<string>): Promise<string[]> {
  const faults: string[] = [];
  while (visiting) {
    const page = await ask(server.port, { path: '/' });
    const mark = /home (\w+)/.exec(page.body.toString())?.[1] ?? '';
    if (page.status !== 200 || mark === '') faults.push(`page ${page.status}`);
    seen.add(mark);
    for (const path of [`/_astro/app.${mark}.js`, `/_astro/app.${mark}.css`]) {
      const part = await ask(server.port, { path });
      const right = String(fixtureFiles(mark)[path.slice(1)]);
      if (part.body.toString() !== right) faults.push(`${path} of ${mark}: ${part.status}`);
    }
  }
  return faults;
}

async function until(mark: string): Promise<void> {
  while ((await markOf('/')) !== mark) server.deploy(root);
}

describe('a deploy under a running server', () => {
  test('file by file in place: no mixed page, no error, and the next build is taken', async () => {
    mkdirSync(root);
    await writeBuild(root, 'one', FAST);
    server = await startNode(root, { env: { RELOAD_INTERVAL_MS: '50' } });
    visiting = true;
    const seen = new Set<string>();
    const visits = Promise.all(Array.from({ length: 8 }, () => visit(seen)));

    rmSync(root, { recursive: true });
    mkdirSync(root);
    await writeBuild(root, 'two', FAST);
    await until('two');
    while (!seen.has('two')) await markOf('/');
    visiting = false;
    expect((await visits).flat()).toEqual([]);
    expect([...seen]).toEqual(['one', 'two']);
  });

  test.skipIf(!hasNginx)('on nginx: no mixed page, no error', async () => {
    const [old, next] = [join(folder, 'release-1'), join(folder, 'release-2')];
    for (const [release, mark] of [
      [old, 'one'],
      [next, 'two'],
    ] as const) {
      mkdirSync(release);
      await writeBuild(release, mark, FAST);
    }
    server = await startNginx(old, folder);
    visiting = true;
    const seen = new Set<string>();
    const visits = Promise.all(Array.from({ length: 8 }, () => visit(seen)));
    // As docs/operating.md says: both releases get the hashed files of both, for workers of the
    // old and of the new configuration answer side by side during a reload.
    cpSync(join(old, '_astro'), join(next, '_astro'), { recursive: true, force: false });
    cpSync(join(next, '_astro'), join(old, '_astro'), { recursive: true, force: false });
    server.deploy(next);
    while ((await markOf('/')) !== 'two');
    visiting = false;
    expect((await visits).flat()).toEqual([]);
  });

  test('by a link that is moved: taken without a signal', async () => {
    for (const mark of ['one', 'two']) {
      mkdirSync(join(folder, mark));
      await writeBuild(join(folder, mark), mark, FAST);
    }
    symlinkSync('one', root);
    server = await startNode(root, { env: { RELOAD_INTERVAL_MS: '50' } });
    expect(await markOf('/')).toBe('one');
    symlinkSync('two', `${root}.next`);
    renameSync(`${root}.next`, root);
    while ((await markOf('/')) !== 'two');
    expect(await markOf('/faq')).toBe('two');
  });

  test('pages opened before keep their hashed files for one more build', async () => {
    mkdirSync(root);
    await writeBuild(root, 'one', FAST);
    server = await startNode(root);
    const statusOf = async (mark: string): Promise<number> =>
      (await ask(server.port, { path: `/_astro/app.${mark}.js` })).status;
    for (const mark of ['two', 'three']) {
      rmSync(root, { recursive: true });
      mkdirSync(root);
      await writeBuild(root, mark, FAST);
      await until(mark);
      if (mark === 'two') expect(await statusOf('one')).toBe(200);
    }
    expect([await statusOf('one'), await statusOf('two'), await statusOf('three')]).toEqual([
      404, 200, 200,
    ]);
  });

  test('its policy comes with it', async () => {
    mkdirSync(root);
    await writeBuild(root, 'one', FAST);
    server = await startNode(root);
    const csp = { scriptHashes: [`sha256-${'A'.repeat(43)}=`], styleHashes: [] };
    await writeBuild(root, 'two', { ...FAST, declares: { csp } });
    await until('two');
    const { headers } = await ask(server.port, { path: '/' });
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-AAAA`);
  });

  test.each([
    ['half-written', { complete: false }, /half-written/],
    ['of another version', { version: '99.0.0' }, /99\.0\.0/],
    ['with files missing', { files: 9_999 }, /of 9999 files/],
  ])('a build that is %s is refused once, and the old one stays', async (_name, change, reason) => {
    mkdirSync(root);
    await writeBuild(root, 'one', FAST);
    server = await startNode(root, { env: { RELOAD_INTERVAL_MS: '50' } });
    await writeBuild(root, 'two', { ...FAST, declares: change });
    const refusals = (): string[] => server.lines.filter((line) => line.includes('refused'));
    while (refusals().length === 0) expect(await markOf('/')).toBe('one');
    server.deploy(root);
    for (let count = 0; count < 200; count += 1) expect(await markOf('/faq')).toBe('one');
    expect(refusals()).toHaveLength(1);
    expect(refusals()[0]).toMatch(reason);
    writeBuildFile(root, 'two');
    while ((await markOf('/')) !== 'two');
  });
});
