import { parentPort, workerData } from 'node:worker_threads';

// The entry of a worker thread started by `runInWorker`.
const { work } = await import(workerData.module);
parentPort?.postMessage(await work(workerData.data));
