import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The young generation of a thread, in MB: what is made for one page is gone before it is full. */
const YOUNG_MB = 64;

/** Does `work(data)` of a module that exports it so, in a thread of its own. Throws what it throws. */
export async function runInWorker<Data, Result>(module: URL, data: Data): Promise<Result> {
  const worker = new Worker(new URL('./worker-entry.ts', import.meta.url), {
    workerData: { module: module.href, data },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const [result] = await once(worker, 'message');
  return result;
}
