import { startSandbox } from './sandbox/server.ts';

// The API's sandbox on this machine, from the same document as its pages. PORT chooses another port.
const { address } = await startSandbox(Number(process.env.PORT ?? 4400));
console.log(`The sandbox is at ${address}. Any key that begins with sk_test_ is let in.`);
