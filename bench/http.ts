import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Client } from 'undici';
import { makeFolder, removeFolder } from '../tests/http/fixture.ts';
import { hasNginx, type Running, startNginx, startNode } from '../tests/http/servers.ts';
import { type Cell, ensureBuild, report } from './results.ts';

// How many requests a second each host answers on this machine, and how long an answer takes.
// Usage: node bench/http.ts [seconds per line, 4; 0.1 to 30] [finished build, dist]

const CONNECTIONS = 16;
const TURNS = 4;
const seconds = Math.min(30, Math.max(0.1, Number(process.argv[2] ?? 4)));
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
  const end = performance.now() + (seconds * 1000) / TURNS;
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

/** What the server's process holds, in megabytes. */
function memory(server: Running): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

const folder = makeFolder();
await ensureBuild();
const root = resolve(given ?? 'dist');
const servers = [await startNode(root, { env: { LOG_LEVEL: 'warn' } })];
if (hasNginx) servers.push(await startNginx(root, folder));
const [node] = servers;
const held = [node ? memory(node) : Number.NaN];
const etags = new Map<Running, string>();
for (const server of servers) {
  const first = await fetch(`http://127.0.0.1:${server.port}/`, { headers: BROWSER });
  await first.arrayBuffer();
  etags.set(server, first.headers.get('etag') ?? '');
}
const rows: Cell[][] = [];
for (const [index, { name }] of scenarios('').entries()) {
  const times = new Map<Running, number[]>(servers.map((server) => [server, []]));
  // Short turns, so that what else the machine does falls on both.
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const server of servers) {
      const one = scenarios(etags.get(server) ?? '')[index];
      if (one) times.get(server)?.push(...(await measure(server.port, one)));
    }
  }
  const figures = servers.map((server) => {
    const all = (times.get(server) ?? []).sort((a, b) => a - b);
    const at = (part: number) => all[Math.floor(all.length * part)] ?? Number.NaN;
    return { rate: all.length / seconds, p50: at(0.5), p99: at(0.99) };
  });
  const [own, other] = figures;
  for (const [at, { rate, p50, p99 }] of figures.entries()) {
    rows.push([servers[at]?.name ?? '', name, rate.toFixed(0), p50.toFixed(2), p99.toFixed(2)]);
  }
  if (own && other) {
    const [rate, p50, p99] = [own.rate / other.rate, own.p50 / other.p50, own.p99 / other.p99];
    rows.push(['ratio', name, rate.toFixed(2), p50.toFixed(2), p99.toFixed(2)]);
  }
  if (node) held.push(memory(node));
}
report(
  `Requests, ${CONNECTIONS} connections, ${seconds} s each, ${given ?? 'dist'}`,
  ['host', 'request', 'per second', 'median, ms', 'p99, ms'],
  rows,
);
report(
  'Resident memory of the server, MB',
  ['at the start', ...scenarios('').map(({ name }) => `after: ${name}`)],
  [held.map((value) => value.toFixed(0))],
);
for (const server of servers) await server.stop();
removeFolder(folder);
