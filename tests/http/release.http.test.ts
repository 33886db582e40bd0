import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listFiles } from '../../contract/build-info.ts';
import { ask } from './client.ts';
import { makeFolder, removeFolder, writeBuild } from './fixture.ts';
import { hasNginx, PROJECT, type Running, startNginx, startNode } from './servers.ts';

/** The last day of one tariff, and the first of the next. */
const DAYS = { one: '2027-01-31', two: '2027-02-01' } as const;
const MOVED = { from: '/old', to: '/faq', status: 301, reason: 'Moved on that day' } as const;

let folder = '';
let website = '';
let server: Running | undefined;
beforeEach(async () => {
  folder = makeFolder();
  website = join(folder, 'website');
  await writeBuild(join(folder, 'one'), 'one', { day: DAYS.one, redirects: [] });
  await writeBuild(join(folder, 'two'), 'two', { day: DAYS.two, redirects: [MOVED] });
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  removeFolder(folder);
});

/** Runs the command that docs/operating.md names. */
function deploy(words: string, mark = 'one') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/deploy.ts', ...words.split(' ')],
    {
      cwd: PROJECT,
      env: { PATH: process.env.PATH, WEBSITE: website, DIST: join(folder, mark) },
      encoding: 'utf8',
    },
  );
  return { status, said: `${stdout}${stderr}` };
}

const current = (): string => realpathSync(join(website, 'current/dist'));

/** Starts a host over the current release, and answers how it goes over to another. */
const HOSTS = {
  node: async () => {
    const root = join(website, 'current/dist');
    const env = { MAINTENANCE_FILE: join(website, 'maintenance') };
    server = await startNode(root, { env });
    return server;
  },
  nginx: async () => {
    server = await startNginx(current(), folder);
    return server;
  },
};

describe.each(['node', 'nginx'] as const)('on %s', (name) => {
  test.skipIf(name === 'nginx' && !hasNginx)(
    'a tariff’s day in the middle: released, rolled back and forward, nothing of either mixed',
    async () => {
      expect(deploy('release', 'one')).toMatchObject({ status: 0 });
      const host = await HOSTS[name]();
      const seen = async (path: string) => {
        const { status, body } = await ask(host.port, path);
        return [status, /(?:faq|home) (\w+)/.exec(body.toString())?.[1]];
      };
      const comes = async (mark: string) => {
        host.deploy(current());
        const moved = mark === 'two' ? 301 : 404;
        // Workers of nginx that are on their way out still answer for the release before.
        while ((await seen('/faq'))[1] !== mark || (await seen('/old'))[0] !== moved);
        // Pages opened before still find their files, and the redirects are the release's own.
        for (const one of Object.keys(DAYS)) {
          expect((await ask(host.port, `/_astro/app.${one}.js`)).status).toBe(200);
        }
      };
      expect(await seen('/faq')).toEqual([200, 'one']);
      expect(deploy('release', 'two').said).toContain(`releases/${DAYS.two}-`);
      await comes('two');
      expect(deploy('back')).toMatchObject({ status: 0 });
      await comes('one');
      expect(deploy('back')).toMatchObject({ status: 0 });
      await comes('two');
    },
  );
});

test('maintenance is shown at once, and ends at once', async () => {
  deploy('release');
  const { port } = await HOSTS.node();
  expect(deploy('maintenance on').said).toBe('maintenance is on\n');
  expect((await ask(port, '/faq')).status).toBe(503);
  deploy('maintenance off');
  expect((await ask(port, '/faq')).status).toBe(200);
});

test('a release holds everything that decides an answer, under its own path', () => {
  deploy('release');
  const hosts = join(current(), '../hosts');
  expect(readFileSync(join(hosts, 'nginx.conf'), 'utf8')).toContain(`root "${current()}";`);
  for (const name of ['_headers', '_redirects', 'Containerfile']) {
    expect(existsSync(join(hosts, name))).toBe(true);
  }
});

test('what a static host is given is what the site shows, and its configuration', () => {
  const upload = join(folder, 'upload');
  expect(deploy(`upload ${upload}`)).toMatchObject({ status: 0 });
  const given = listFiles(upload);
  expect(given).toEqual(
    expect.arrayContaining(['index.html', '404.html', '_headers', '_redirects']),
  );
  expect(
    given.filter((path) =>
      /\.(?:br|zst|gz|bot\.html)$|^\.(?!well-known)|\/\.|\.json$|^50/.test(path),
    ),
  ).toEqual(['api/openapi.json', 'build.json', 'data/limits.json', 'fee/files/tariff.json']);
  writeFileSync(join(folder, 'one/faq.html'), '');
  expect(deploy(`upload ${upload}`).said).toContain('faq.html is not as it was built');
});

test('what is not whole is not released, and what is current stays', () => {
  deploy('release', 'one');
  const before = current();
  writeFileSync(join(folder, 'two/faq.html'), '');
  const { status, said } = deploy('release', 'two');
  expect([status, said]).toEqual([1, expect.stringContaining('faq.html is not as it was built')]);
  expect(current()).toBe(before);
  expect(deploy('back')).toEqual({
    status: 1,
    said: `There is no release before in ${website}.\n`,
  });
  expect(deploy('release again please').status).toBe(0);
  expect(deploy('forward').said).toMatch(/^Say what to do: /);
  expect(current()).toBe(before);
});
