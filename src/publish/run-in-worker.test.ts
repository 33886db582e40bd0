import { expect, test } from 'vitest';
import { runInWorker } from './run-in-worker.ts';

test('an error of the worker is thrown', async () => {
  const code = "export const work = () => { throw new Error('a.html: no layout') };";
  const module = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  await expect(runInWorker(module, null)).rejects.toThrow('a.html: no layout');
});
