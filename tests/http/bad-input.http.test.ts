import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, exchange } from './client.ts';
import { fixtureFiles, makeFolder, removeFolder, writeBuild } from './fixture.ts';
import { hostile } from './hostile.ts';
import type { Hostile } from './hostile-lines.ts';
import { hasNginx, type Running, startNginx, startNode } from './servers.ts';

const SEED = 20_261_121;
const LANES = 100;
const MEGABYTE = 1_048_576;
/** Text of files that no request may ever see: beside the root, and hidden inside it. */
const SECRETS = [
  'canary: outside the root',
  'root:x:0:0',
  ...['.env', '.git/config', 'docs/.draft.html', '_headers'].map((path) =>
    String(fixtureFiles('one')[path]).trim(),
  ),
];

function residentBytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
}

const statusesOf = (answer: string): string[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status);

/** What is wrong with the bytes that came back, if anything. */
function fault(answer: string, allowed: readonly string[]): string | undefined {
  const statuses = statusesOf(answer);
  const broken = statuses.find((status) => status >= '500' && !allowed.includes(status));
  if (broken !== undefined) return `status ${broken}`;
  const secret = SECRETS.find((text) => answer.includes(text));
  return secret === undefined ? undefined : `shows "${secret}"`;
}

/** Sends all, a few at a time; resolves to the wrong answers and how often each status came. */
async function attack(
  port: number,
  requests: readonly Hostile[],
  allowed: readonly string[],
): Promise<{ faults: string[]; seen: Map<string, number> }> {
  const faults: string[] = [];
  const seen = new Map<string, number>();
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let one = requests[next++]; one !== undefined; one = requests[next++]) {
      const answer = (await exchange(port, one.bytes)).toString('latin1');
      for (const status of statusesOf(answer)) seen.set(status, (seen.get(status) ?? 0) + 1);
      const found = fault(answer, allowed);
      if (found) faults.push(`${found}: ${JSON.stringify(one.bytes.toString('latin1', 0, 400))}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { faults, seen };
}

describe('hostile requests', () => {
  let folder = '';
  let node: Running;
  let nginx: Running | undefined;

  beforeAll(async () => {
    folder = makeFolder();
    const root = join(folder, 'dist');
    mkdirSync(join(folder, 'canary'));
    writeFileSync(join(folder, 'secret.txt'), `${SECRETS[0]}\n`);
    writeFileSync(join(folder, 'canary/secret.txt'), `${SECRETS[0]}\n`);
    await writeBuild(root);
    node = await startNode(root);
    if (hasNginx) nginx = await startNginx(root, folder);
  });
  afterAll(async () => {
    await node.stop();
    await nginx?.stop();
    removeFolder(folder);
  });

  test('10,000 of them: no 5xx, nothing from outside the root, no crash, memory flat', async () => {
    const requests = fc.sample(hostile, { seed: SEED, numRuns: 10_000 });
    expect(new Set(requests.map(({ kind }) => kind)).size).toBe(5);
    const first = await attack(node.port, requests.slice(0, 5_000), []);
    expect(first.faults).toEqual([]);
    // Requests that all die in the parser would prove little: every kind of answer must occur.
    const expected = ['200', '206', '304', '400', '404', '405', '412', '413', '414', '416', '431'];
    expect(expected.filter((status) => (first.seen.get(status) ?? 0) < 5)).toEqual([]);
    const half = residentBytes(node.process.pid);
    expect((await attack(node.port, requests.slice(5_000), [])).faults).toEqual([]);
    expect(residentBytes(node.process.pid) - half).toBeLessThan(48 * MEGABYTE);
    expect(node.process.exitCode).toBeNull();
    expect((await ask(node.port, '/faq')).status).toBe(200);
  });

  test.skipIf(!hasNginx)('2,000 of them against nginx', async () => {
    const requests = fc.sample(hostile, { seed: SEED + 1, numRuns: 2_000 });
    // nginx's own answers to an unknown transfer coding and an unknown protocol version.
    const { faults } = await attack(nginx?.port ?? 0, requests, ['501', '505']);
    expect(faults).toEqual([]);
    expect((await ask(nginx?.port ?? 0, '/faq')).status).toBe(200);
  });
});
