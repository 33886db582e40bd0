import { once } from 'node:events';
import { connect } from 'node:net';
import { ask } from '../tests/http/client.ts';
import { makeFolder, removeFolder, writeBuild } from '../tests/http/fixture.ts';
import { startNode } from '../tests/http/servers.ts';

// How long others wait while one address holds as many connections as the server takes in all.
// Usage: node bench/crowd.ts [connections, 2000]

const count = Number(process.argv[2] ?? 2_000);
const VISITS = 300;
const KINDS = { silent: '', 'keep-alive': 'GET /faq HTTP/1.1\r\nHost: a\r\n\r\n' };

const folder = makeFolder();
await writeBuild(`${folder}/dist`);
console.log('| one address, connections | held | median ms | slowest ms |\n|---|---|---|---|');
for (const [kind, say] of Object.entries(KINDS)) {
  const server = await startNode(`${folder}/dist`, { env: { PROXIES: 'none', LOG_LEVEL: 'warn' } });
  let held = 0;
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect({
        port: server.port,
        host: '127.0.0.1',
        localAddress: '127.0.0.2',
      }).resume();
      socket.on('error', () => undefined);
      socket.once('close', () => {
        held -= 1;
      });
      await once(socket, 'connect').catch(() => undefined);
      held += 1;
      socket.write(say);
      return socket;
    }),
  );
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const begun = performance.now();
    const { status } = await ask(server.port, '/faq');
    if (status !== 200) throw new Error(`${kind}: ${status}`);
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) =>
    (times[Math.min(VISITS - 1, Math.floor(VISITS * part))] ?? 0).toFixed(1);
  console.log(`| ${count} ${kind} | ${held} | ${at(0.5)} | ${at(1)} |`);
  for (const socket of sockets) socket.destroy();
  await server.stop();
}
removeFolder(folder);
