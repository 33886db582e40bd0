import { expect, test } from 'vitest';
import { runInWorker } from './run-in-worker.ts';

const moduleOf = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

test('work runs in another thread and returns its result', async () => {
  const module = moduleOf(
    "import { isMainThread } from 'node:worker_threads'; export const work = async (data) => ({ data, isMainThread });",
  );
  expect(await runInWorker(module, { a: [1] })).toEqual({ data: { a: [1] }, isMainThread: false });
});

test('an error of the worker is thrown', async () => {
  const module = moduleOf("export const work = () => { throw new Error('a.html: no layout') };");
  await expect(runInWorker(module, null)).rejects.toThrow('a.html: no layout');
});
