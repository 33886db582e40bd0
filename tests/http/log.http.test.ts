import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceOf } from '../../src/content/files.ts';
import { ask } from './client.ts';
import { makeFolder, removeFolder, writeBuild } from './fixture.ts';
import { startNode } from './servers.ts';

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
