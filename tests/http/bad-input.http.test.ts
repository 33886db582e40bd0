import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, exchange } from './client.ts';
import { fixtureFiles, makeFolder, removeFolder, writeBuild } from './fixture.ts';
import { type Hostile, hostile } from './hostile.ts';
import { hasNginx, type Running, start } from './servers.ts';

const SEED = 20_261_121;
const LANES = 100;
const MEGABYTE = 1_048_576;
const HIDDEN = ['.env', '.git/config', 'docs/.draft.html', '_headers'];
/** Text of files that no request may ever see: beside the root, and hidden inside it. */
const CANARY = 'canary: outside the root';
const SECRETS = [
  CANARY,
  'root:x:0:0',
  ...HIDDEN.map((path) => String(fixtureFiles('one')[path]).trim()),
];
/** Requests that all die in the parser would prove little: every kind of answer must occur. */
const EXPECTED = '200 206 304 400 404 405 412 413 414 416 431'.split(' ');

let folder = '';
let server: Running;
beforeEach(async () => {
  folder = makeFolder();
  mkdirSync(join(folder, 'canary'));
  for (const place of ['.', 'canary']) writeFileSync(join(folder, place, 'secret.txt'), CANARY);
  await writeBuild(join(folder, 'dist'));
});
afterEach(async () => {
  await server.stop();
  removeFolder(folder);
});

/** Sends all, a few at a time; resolves to the wrong answers and how often each status came. */
async function attack(
  requests: readonly Hostile[],
  allowed: readonly string[] = [],
): Promise<{ faults: string[]; seen: Map<string, number> }> {
  const faults: string[] = [];
  const seen = new Map<string, number>();
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let one = requests[next++]; one !== undefined; one = requests[next++]) {
      const answer = (await exchange(server.port, one.bytes)).toString('latin1');
      const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code = '']) => code);
      for (const status of statuses) seen.set(status, (seen.get(status) ?? 0) + 1);
      const wrong =
        statuses.find((status) => status >= '500' && !allowed.includes(status)) ??
        SECRETS.find((text) => answer.includes(text));
      if (wrong) faults.push(`${wrong}: ${JSON.stringify(one.bytes.toString('latin1', 0, 400))}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { faults, seen };
}

function residentBytes(): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
}

test('10,000 of them: no 5xx, nothing from outside the root, no crash, memory flat', async () => {
  server = await start('node', join(folder, 'dist'), folder);
  const requests = fc.sample(hostile, { seed: SEED, numRuns: 10_000 });
  expect(new Set(requests.map(({ kind }) => kind)).size).toBe(5);
  const { faults, seen } = await attack(requests.slice(0, 5_000));
  expect(faults).toEqual([]);
  expect(EXPECTED.filter((status) => (seen.get(status) ?? 0) < 5)).toEqual([]);
  const half = residentBytes();
  expect((await attack(requests.slice(5_000))).faults).toEqual([]);
  expect(residentBytes() - half).toBeLessThan(48 * MEGABYTE);
  expect((await ask(server.port, '/faq')).status).toBe(200);
});

test.skipIf(!hasNginx)('2,000 of them against nginx', async () => {
  server = await start('nginx', join(folder, 'dist'), folder);
  const requests = fc.sample(hostile, { seed: SEED + 1, numRuns: 2_000 });
  // nginx's own answers to an unknown transfer coding and an unknown protocol version.
  expect((await attack(requests, ['501', '505'])).faults).toEqual([]);
  expect((await ask(server.port, '/faq')).status).toBe(200);
});
