import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBuild } from '../../contract/build-info.ts';
import { loadContract } from '../../contract/contract.ts';
import { Bodies } from '../../server/bodies.ts';
import { readSite } from '../../server/site-index.ts';
import { CASES } from './cases/all.ts';
import { MAINTENANCE_CASES } from './cases/maintenance.ts';
import { check } from './check.ts';
import { ask } from './client.ts';
import { makeFolder, removeFolder, writeBuild } from './fixture.ts';
import { hasNginx, type Running, start } from './servers.ts';

test('the suite is large, and no name stands for two cases', () => {
  const names = CASES.map(([name]) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.length).toBeGreaterThanOrEqual(200);
});

/** The hosts, and the server once more with nothing in memory: all that it sends is read then. */
const HOSTS = [
  ['node', {}],
  ['node', { MEMORY_MB: '0' }],
  ['nginx', {}],
] as const;

describe.each(HOSTS)('the HTTP contract on %s %o', (host, env) => {
  const runs = test.skipIf(host === 'nginx' && !hasNginx);
  let folder = '';
  let root = '';
  let server: Running;

  beforeAll(async () => {
    folder = makeFolder();
    root = join(folder, 'dist');
    await writeBuild(root);
    writeFileSync(join(folder, 'outside.txt'), 'outside the root');
    symlinkSync('../outside.txt', join(root, 'link.txt'));
    if (host === 'node' || hasNginx) server = await start(host, root, folder, env);
  });
  afterAll(async () => {
    await server?.stop();
    removeFolder(folder);
  });

  runs.for(CASES)('%s', (one) => check(server, one));

  runs('what is hidden is not even read', async () => {
    const { files, pages } = await readSite(
      root,
      readBuild(root),
      loadContract(root),
      new Bodies(0),
    );
    const paths = [...files.keys(), ...pages.keys()];
    const hidden = /\/\.(?!well-known)|\/_[^a]|\.(br|zst|gz)$|^\/(404|500|503)|link/;
    expect(paths.filter((path) => hidden.test(path))).toEqual([]);
  });

  runs('the log is one JSON object a line, and tells no visitor from another', async () => {
    const headers = {
      'X-Forwarded-For': '203.0.113.77',
      'User-Agent': 'Mozilla/5.0 (Jane)',
      Cookie: 'cookie_usage=accepted; id=jane',
      Referer: 'https://mail.example/jane',
      Authorization: 'Bearer jane',
    };
    const path = '/faq?email=jane@mail.example&nxp_vid=0123456789abcdef';
    const lines = (): string[] =>
      (host === 'node'
        ? server.lines
        : readFileSync(join(folder, 'access.log'), 'utf8').split('\n')
      ).filter((line) => line.includes('203.0.113.0'));
    await ask(server.port, { path, headers });
    await ask(server.port, { path: '/u/jane@mail.example/nope', headers });
    while (lines().length < 2) await ask(server.port, '/healthz');
    const [page, unknown] = lines().map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(page).toMatchObject({ method: 'GET', path: '/faq', status: 200 });
    expect(unknown).toMatchObject({ status: 404 });
    expect(
      Object.keys(page ?? {}).filter((key) =>
        /ip|address|agent|refer|cookie|query|host/i.test(key),
      ),
    ).toEqual([]);
    expect(lines().join('\n')).not.toMatch(/jane|nxp_vid|113\.77|Mozilla|accepted/i);
  });

  runs('the site comes back as soon as the maintenance file is gone', async () => {
    writeFileSync(server.maintenanceFile, '');
    const during = await ask(server.port, '/faq');
    rmSync(server.maintenanceFile);
    const after = await ask(server.port, '/faq');
    expect([during.status, after.status]).toEqual([503, 200]);
  });

  describe('during maintenance', () => {
    beforeAll(() => {
      if (server) writeFileSync(server.maintenanceFile, '');
    });
    runs.for(MAINTENANCE_CASES)('%s', (one) => check(server, one));
  });
});
