import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Leaves the lock of a killed process behind, with the id of a process that is alive. */
function leaveLock(pid: number): void {
  mkdirSync(join(root, '.cache/at-work.lock'), { recursive: true });
  writeFileSync(join(root, '.cache/at-work.lock', `${pid}.of-before`), '');
}

const LOOK_AGAIN_MS = 1;

test.each([
  ['this process', process.pid],
  ['another process that is alive', process.ppid],
  ['a process that is gone', 2 ** 22 + 1],
])('takes over a stale lock of %s', async (_, pid) => {
  leaveLock(pid);
  expect(await withLock(root, async () => 'done', LOOK_AGAIN_MS)).toBe('done');
  expect(readdirSync(join(root, '.cache'))).toEqual([]);
});

test('releases the lock if the work fails', async () => {
  const failing = withLock(root, () => Promise.reject(new Error('no network')));
  await expect(failing).rejects.toThrow('no network');
  expect(await withLock(root, async () => 'done')).toBe('done');
});

/** Takes and releases the lock several times, logging each in a common file. */
const WORKER = `
  import { appendFileSync } from 'node:fs';
  import { setImmediate } from 'node:timers/promises';
  import { withLock } from ${JSON.stringify(resolve('scripts/lock.mjs'))};
  const [root, log] = process.argv.slice(2);
  for (let round = 0; round < 5; round += 1) {
    await withLock(root, async () => {
      appendFileSync(log, 'in\\n');
      for (let turn = 0; turn < 50; turn += 1) await setImmediate();
      appendFileSync(log, 'out\\n');
    }, 20);
  }`;

test('only one of many processes works at a time', async () => {
  const [script, log] = [join(root, 'worker.mjs'), join(root, 'log')];
  writeFileSync(script, WORKER);
  const workers = Array.from({ length: 4 }, () =>
    spawn(process.execPath, [script, root, log], { stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  const codes = await Promise.all(workers.map(async (one) => (await once(one, 'close'))[0]));
  expect(codes).toEqual([0, 0, 0, 0]);
  expect(readFileSync(log, 'utf8')).toBe('in\nout\n'.repeat(20));
});
