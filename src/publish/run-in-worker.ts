import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * The heap of a thread's young generation, in MB, large enough that one page's objects are garbage
 * before it is full.
 */
const YOUNG_MB = 64;

/** Runs `work(data)`, exported by a module, in a worker thread. Throws what it throws. */
export async function runInWorker<Data, Result>(module: URL, data: Data): Promise<Result> {
  const worker = new Worker(new URL('./worker-entry.ts', import.meta.url), {
    workerData: { module: module.href, data },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const [result] = await once(worker, 'message');
  return result;
}
