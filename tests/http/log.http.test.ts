import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceOf } from '../../src/content/files.ts';
import { ask } from './client.ts';
import { makeFolder, removeFolder, writeBuild } from './fixture.ts';
import { hasNginx, startNginx, startNode } from './servers.ts';

/** What a line of the log notes of a visit, and how the privacy policy speaks of it. */
const NOTED: Readonly<Record<string, RegExp>> = {
  time: /the time/,
  method: /is requested/,
  path: /address of the page without its parameters/,
  status: /status/,
  bytes: /size of the answer/,
  ms: /how long/,
  network: /first 24 bits of an IPv4 address, the first 48 of an IPv6/,
  bot: /search engine/,
};

/** What a visitor's browser sends of itself, and the policy says is not noted. */
const UNNOTED = {
  'user-agent': 'Curious/1.0',
  referer: 'https://before.example/page',
  cookie: 'who=me',
} as const;

test('the privacy policy says what the server notes of a visit, and all of it', async () => {
  const folder = makeFolder();
  const root = join(folder, 'dist');
  await writeBuild(root);
  const server = await startNode(root);
  await ask(server.port, { path: '/faq?who=me', headers: { ...UNNOTED } });
  await server.stop();
  removeFolder(folder);
  const line = server.lines.find((text) => text.includes('/faq')) ?? '{}';
  const { level: _, ...noted } = JSON.parse(line);
  expect(Object.keys(noted).sort()).toEqual(Object.keys(NOTED).sort());
  for (const own of [...Object.values(UNNOTED), '127.0.0.1']) expect(line).not.toContain(own);

  const { text } = sourceOf('legal/privacy-policy.md');
  for (const said of Object.values(NOTED)) expect(text).toMatch(said);
  expect(text).toMatch(/no full IP address, no user agent, no referring page and no cookie/);
});

test.skipIf(!hasNginx)(
  'no log of nginx tells who asked, whatever goes wrong, and all of it is UTF-8',
  async () => {
    const folder = makeFolder();
    const root = join(folder, 'dist');
    await writeBuild(root);
    const server = await startNginx(root, folder);
    const headers = { ...UNNOTED, 'X-Forwarded-For': '203.0.113.77' };
    const large = { ...headers, 'Content-Length': '99999999' };
    await ask(server.port, { path: '/none.svg?who=me', headers });
    await ask(server.port, { path: '/_astro/none.js?who=me', headers });
    await ask(server.port, { path: '/faq?who=me', headers: large });
    await ask(server.port, { path: '/f\xe4q/\xff', headers });
    await server.stop();
    const [access, errors] = ['access.log', 'error.log'].map((name) =>
      readFileSync(join(folder, name)),
    ) as [Buffer, Buffer];
    removeFolder(folder);
    expect(errors.toString()).toBe('');
    expect(isUtf8(access)).toBe(true);
    const lines = access.toString().trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).status)).toEqual(
      expect.arrayContaining([404, 413, 400]),
    );
    for (const own of [...Object.values(UNNOTED), '203.0.113.77', 'who=']) {
      expect(access.toString()).not.toContain(own);
    }
  },
);
