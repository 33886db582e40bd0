import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './client.ts';
import { makeFolder, removeFolder, writeBuild } from './fixture.ts';
import { hasNginx, type Running, startNginx, startNode } from './servers.ts';

const PERSONAL = {
  path: '/faq?email=jane@mail.example&nxp_vid=0123456789abcdef',
  headers: {
    'X-Forwarded-For': '203.0.113.77',
    'User-Agent': 'Mozilla/5.0 (Jane)',
    Cookie: 'cookie_usage=accepted; id=jane',
    Referer: 'https://mail.example/jane',
    Authorization: 'Bearer jane',
  },
};

describe.each(['node', 'nginx'] as const)('the log of %s', (host) => {
  const available = host === 'node' || hasNginx;
  let folder = '';
  let server: Running;

  beforeAll(async () => {
    folder = makeFolder();
    const root = join(folder, 'dist');
    mkdirSync(root);
    await writeBuild(root, 'one', { compress: false });
    if (available) server = await (host === 'node' ? startNode(root) : startNginx(root, folder));
  });
  afterAll(async () => {
    await server?.stop();
    removeFolder(folder);
  });

  const lines = (): string[] =>
    host === 'node'
      ? server.lines
      : readFileSync(join(folder, 'access.log'), 'utf8').split('\n').filter(Boolean);

  test.skipIf(!available)(
    'is one JSON object a line, and tells no visitor from another',
    async () => {
      await ask(server.port, PERSONAL);
      await ask(server.port, { path: '/u/jane@mail.example/nope' });
      const status = (number: number) => (line: string) => line.includes(`"status":${number}`);
      while (!lines().some(status(200)) || !lines().some(status(404))) {
        await ask(server.port, { path: '/healthz' });
      }
      const entry = JSON.parse(lines().find(status(200)) ?? '') as Record<string, unknown>;
      expect(entry).toMatchObject({ method: 'GET', path: '/faq', network: '203.0.113.0' });
      expect(
        Object.keys(entry).filter((key) => /ip|address|agent|refer|cookie|query|host/i.test(key)),
      ).toEqual([]);
      expect(lines().join('\n')).not.toMatch(/jane|nxp_vid|113\.77|Mozilla|accepted/i);
    },
  );
});
