import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { release, rollBack } from '#scripts/releases.ts';
import { listFiles, readBuild } from '../contract/build-info.ts';
import { writeUpload } from '../hosts/upload.ts';
import { send, sendForHeaders } from './client.ts';
import { fixtureFiles, makeFolder, writeBuild } from './fixture.ts';
import { LARGE, PROJECT, type RunningHost, start, startNode } from './servers.ts';

const MOVED = { from: '/old', to: '/faq', status: 301, reason: 'Moved on that day' } as const;

let folder = '';
const inFolder = (name: string): string => join(folder, name);
let website = '';
/** The build of a tariff's last day, and that of the next tariff's first day. */
let one = '';
let two = '';
let server: RunningHost | undefined;
beforeEach(async () => {
  folder = makeFolder();
  [website, one, two] = [inFolder('website'), inFolder('one'), inFolder('two')];
  await writeBuild(one, 'one', { day: '2027-01-31', redirects: [] });
  await writeBuild(two, 'two', { day: '2027-02-01', redirects: [MOVED] });
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(folder, { recursive: true });
});

function run(args: readonly string[], settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, WEBSITE: website, DIST: one, ROOT: one, ...settings };
  const options = { cwd: PROJECT, env, encoding: 'utf8', timeout: 30_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, output: `${stdout}${stderr}` };
}

const current = (): string => realpathSync(join(website, 'current/dist'));
const statusOf = async ({ port }: RunningHost, path: string) => (await send(port, path)).status;
const textOf = async ({ port }: RunningHost, path: string): Promise<string> =>
  (await send(port, path)).body.toString();
const markOf = async (host: RunningHost): Promise<string | undefined> =>
  /faq (\w+)/.exec(await textOf(host, '/faq'))?.[1];

/** Requests a page and its script repeatedly; resolves to all faults found. */
async function visit({ port }: RunningHost, isOver: () => boolean): Promise<string[]> {
  const faults: string[] = [];
  while (!isOver()) {
    const page = await send(port, '/');
    const mark = /home (\w+)/.exec(page.body.toString())?.[1] ?? '';
    if (page.status !== 200) faults.push(`page ${page.status}`);
    const path = `_astro/app.${mark}.js`;
    const part = await send(port, `/${path}`);
    if (part.body.toString() !== String(fixtureFiles(mark)[path])) faults.push(`${path} is wrong`);
  }
  return faults;
}

test.each(['Small server', 'nginx'] as const)(
  'on %s, visitors never get a mix of two builds while a new one is released, rolled back and released again',
  async (name) => {
    await release(one, website, {});
    const root = name === 'nginx' ? current() : join(website, 'current/dist');
    const host = await start(name, root, folder);
    server = host;
    let over = false;
    const visits = Promise.all(Array.from({ length: 4 }, () => visit(host, () => over)));
    const comes = async (mark: 'one' | 'two') => {
      host.deploy(current());
      const moved = mark === 'two' ? 301 : 404;
      // nginx workers that are shutting down still serve the previous release.
      while ((await markOf(host)) !== mark || (await statusOf(host, '/old')) !== moved);
    };
    expect(await markOf(host)).toBe('one');
    await release(two, website, {});
    // The host has not been told of the release yet: the page and the redirects must be of the same
    // build.
    const seen = [await markOf(host), await statusOf(host, '/old'), await markOf(host)].join();
    expect(seen).toMatch(/^one,404,|^one,301,two$|^two,301,two$/);
    await comes('two');
    rollBack(website);
    await comes('one');
    rollBack(website);
    await comes('two');
    // Open tabs compare the id in their page with the one in build.json. An nginx worker that is
    // shutting down may still serve either.
    const agree = async () => {
      const { buildId } = JSON.parse(await textOf(host, '/build.json'));
      return (await textOf(host, '/faq')).includes(`content="${buildId}"`);
    };
    await expect.poll(agree, { timeout: 20_000 }).toBe(true);
    over = true;
    expect((await visits).flat()).toEqual([]);
  },
);

test('the deploy command releases the build with its host configuration, and switches maintenance on and off', async () => {
  const deploy = (...words: string[]) => run(['scripts/deploy.ts', ...words], {});
  expect(deploy('release').output).toContain('/releases/2027-01-31-');
  const hosts = join(current(), '../hosts');
  expect(readFileSync(join(hosts, 'nginx.conf'), 'utf8')).toContain(`root "${current()}";`);
  for (const name of ['_headers', '_redirects', 'Containerfile', 'container.conf']) {
    expect(existsSync(join(hosts, name))).toBe(true);
  }
  server = await startNode(current(), { MAINTENANCE_FILE: join(website, 'maintenance') });
  expect(deploy('maintenance', 'on').output).toBe('maintenance is on\n');
  expect(await statusOf(server, '/faq')).toBe(503);
  deploy('maintenance', 'off');
  expect(await statusOf(server, '/faq')).toBe(200);
  const none = `There is no previous release in ${website}.\n`;
  expect(deploy('back')).toEqual({ status: 1, output: none });
});

test("the upload for a static host has the public files and the host's configuration only", () => {
  writeUpload(one, inFolder('upload'), {});
  const given = listFiles(inFolder('upload'));
  expect(given).toEqual(
    expect.arrayContaining(['index.html', '404.html', '_headers', '_redirects']),
  );
  const hidden = /\.(?:br|gz|bot\.html)$|^\.(?!well-known)|\/\.|^_\w+\.json$|^50/;
  expect(given.filter((path) => hidden.test(path))).toEqual([]);
  writeUpload(two, inFolder('upload'), {});
  expect(() => writeUpload(two, folder, {})).toThrow(/has other files than an earlier upload/);
});

test('the server takes a new build put in place of the served one, and refuses an incomplete one', async () => {
  server = await startNode(one);
  writeFileSync(join(one, 'build.json'), '{}');
  server.deploy(one);
  while (!server.log().includes('new build refused')) expect(await markOf(server)).toBe('one');
  rmSync(one, { recursive: true });
  cpSync(two, one, { recursive: true });
  // The server finds the new build itself, without a signal.
  while (!server.log().includes('new build is being served')) await statusOf(server, '/healthz');
  expect([await markOf(server), await statusOf(server, '/old')]).toEqual(['two', 301]);
});

test('on SIGTERM the server finishes running downloads, closes idle connections and accepts no new ones', async () => {
  writeFileSync(join(one, LARGE.path), LARGE.bytes);
  server = await startNode(one);
  const { port } = server;
  const idle = connect(port, '127.0.0.1');
  idle.write('GET /faq HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(idle, 'data');
  const headers = { Connection: 'keep-alive' };
  const downloads = await Promise.all(
    Array.from({ length: 5 }, () => sendForHeaders(port, { ...LARGE, headers })),
  );
  const stopped = server.stop();
  await once(idle.resume(), 'close');
  await expect(send(port, '/faq')).rejects.toThrow(/ECONN/);
  for (const body of await Promise.all(downloads.map((download) => buffer(download)))) {
    expect(body.equals(LARGE.bytes)).toBe(true);
  }
  expect(await stopped).toBe(0);
});

describe('the Node server refuses to start with a one-sentence reason', () => {
  const refusal = (env: object) => run(['hosting/server/serve.ts'], { PORT: '0', ...env });

  test.each([
    [
      { ROOT: '/nowhere' },
      /^There is no finished build in \/nowhere: run "npm run build" [^\n]*\n$/,
    ],
    [{ PORT: 'http' }, /^PORT is set to "http": expected [^\n]*\n$/],
    [{ HOST: '203.0.113.1' }, /^The address 203\.0\.113\.1 does not belong to this [^\n]*\n$/],
  ])('%o', (env, sentence) => {
    expect(refusal(env)).toEqual({ status: 1, output: expect.stringMatching(sentence) });
  });

  test('a port that is already in use', async () => {
    server = await startNode(one);
    const { port } = server;
    expect(refusal({ PORT: `${port}` }).output).toMatch(`Port ${port} on 127.0.0.1 is taken`);
  });
});

test.each<[file: string, damage: [RegExp | string, string] | null, sentence: string]>([
  ['build.json', null, 'There is no finished build in '],
  ['build.json', [/.{9}$/s, ''], 'build.json is invalid or unfinished'],
  ['build.json', ['true', 'false'], 'build.json is invalid or unfinished'],
  ['build.json', [/"\d+\.\d+\.\d+"/, '"9.0.0"'], 'is of version 9.0.0'],
  ['faq.html', null, 'faq.html is missing'],
  ['faq.html.br', [/^/, 'x'], 'faq.html.br has changed since the build'],
  ['_files.json', [/^/, ' '], '_files.json is missing or belongs to another build'],
  ['_redirects.json', [/^/, '{'], '_redirects.json is invalid'],
])('a build is refused if its %s is missing or damaged: %o', (file, damage, sentence) => {
  const path = join(one, file);
  if (damage) writeFileSync(path, readFileSync(path, 'latin1').replace(...damage), 'latin1');
  else rmSync(path);
  expect(() => readBuild(one)).toThrow(sentence);
});
