import { parentPort, workerData } from 'node:worker_threads';

// The inside of a thread that `runInWorker` has started.
const { work } = await import(workerData.module);
parentPort?.postMessage(await work(workerData.data));
