import { join, resolve } from 'node:path';
import { Client } from 'undici';
import { makeFolder, removeFolder, writeBuild } from '../tests/http/fixture.ts';
import { hasNginx, type Running, startNginx, startNode } from '../tests/http/servers.ts';

// How many requests a second each host answers on this machine, and how long an answer takes.
// Usage: node bench/http.ts [seconds per line, 1 to 30] [finished build; without: the fixture]

const CONNECTIONS = 16;
const seconds = Math.min(30, Math.max(1, Number(process.argv[2] ?? 3)));
const given = process.argv[3];

interface Scenario {
  readonly name: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly status: number;
}

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html,*/*;q=0.8' };

function scenarios(etag: string): Scenario[] {
  return [
    { name: 'page, brotli', path: '/', headers: BROWSER, status: 200 },
    { name: 'page, plain', path: '/', headers: {}, status: 200 },
    { name: 'page, 304', path: '/', headers: { ...BROWSER, 'if-none-match': etag }, status: 304 },
    { name: 'unknown path', path: '/nope', headers: BROWSER, status: 404 },
    {
      name: 'legacy redirect',
      path: '/blog/post-1/how-to-use-multisig-feature',
      headers: BROWSER,
      status: 301,
    },
  ];
}

async function measure(port: number, one: Scenario): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const lane = async (): Promise<void> => {
    const client = new Client(`http://127.0.0.1:${port}`);
    while (performance.now() < end) {
      const start = performance.now();
      const { statusCode, body } = await client.request({
        method: 'GET',
        path: one.path,
        headers: one.headers,
      });
      await body.dump();
      if (statusCode !== one.status) throw new Error(`${one.name}: ${statusCode}`);
      times.push(performance.now() - start);
    }
    await client.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  return times.sort((a, b) => a - b);
}

async function run(server: Running): Promise<void> {
  const first = await fetch(`http://127.0.0.1:${server.port}/`, { headers: BROWSER });
  await first.arrayBuffer();
  for (const one of scenarios(first.headers.get('etag') ?? '')) {
    const times = await measure(server.port, one);
    const at = (part: number): string => (times[Math.floor(times.length * part)] ?? 0).toFixed(2);
    const rate = Math.round(times.length / seconds);
    console.log(
      `| ${server.name} | ${one.name} | ${rate} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} |`,
    );
  }
  await server.stop();
}

const folder = makeFolder();
const root = given ? resolve(given) : join(folder, 'dist');
if (!given) await writeBuild(root);
console.log(`${CONNECTIONS} connections, ${seconds} s a line, ${given ?? 'fixture'}`);
console.log(
  '| host | request | per second | median ms | p95 ms | p99 ms |\n|---|---|---|---|---|---|',
);
await run(await startNode(root, { env: { LOG_LEVEL: 'warn' } }));
if (hasNginx) await run(await startNginx(root, folder));
removeFolder(folder);
