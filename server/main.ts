import { setFlagsFromString } from 'node:v8';

// Requests leave little behind. Left alone, the space for what is new grows to 32 MB on the way up
// and stays so; at 1 MB as many requests are answered (bench/results.md). Before anything is loaded.
setFlagsFromString('--semi-space-growth-factor=1');

const { serve } = await import('./serve.ts');
await serve();
