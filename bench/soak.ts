import { readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { request } from 'undici';
import { exchange } from '../tests/http/client.ts';
import { makeFolder, removeFolder, writeBuild } from '../tests/http/fixture.ts';
import { hold, LARGE } from '../tests/http/held.ts';
import { hostile } from '../tests/http/hostile.ts';
import { startNode } from '../tests/http/servers.ts';

// Mixed traffic for five minutes: memory and open handles must be flat.
// Usage: node bench/soak.ts [seconds, 300; 1 to 600]

const seconds = Math.min(600, Math.max(1, Number(process.argv[2] ?? 300)));
const SAMPLES = 60;
const MEGABYTE = 1_048_576;
/** Growth of the median of the last third over that of the middle third that is still flat. */
const MEMORY_SLACK = 12 * MEGABYTE;
const HANDLE_SLACK = 4;

const folder = makeFolder();
const root = join(folder, 'current');
const more = { [LARGE.path.slice(1)]: LARGE.body };

/** Puts a release beside the one that is served and turns the link to it, as a deploy does. */
async function release(turn: number): Promise<void> {
  const build = join(folder, `release-${turn}`);
  await writeBuild(build, turn % 2 === 0 ? 'two' : 'one', { more });
  symlinkSync(build, `${root}.new`);
  renameSync(`${root}.new`, root);
  removeFolder(join(folder, `release-${turn - 2}`));
}

await release(-1);
const server = await startNode(root, { env: { LOG_LEVEL: 'warn' } });
const base = `http://127.0.0.1:${server.port}`;
const bad = fc.sample(hostile, { seed: 5, numRuns: 2_000 });
const end = Date.now() + seconds * 1000;
const counts = new Map<string, number>();
const pause = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms));

/** Repeats one kind of traffic until the end, with a pause that keeps the machine usable. */
async function traffic(
  kind: string,
  pauseMs: number,
  act: (turn: number) => Promise<void>,
): Promise<void> {
  for (let turn = 0; Date.now() < end; turn += 1) {
    await act(turn);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    await pause(pauseMs);
  }
}

async function get(
  path: string,
  headers: Record<string, string>,
  ...expected: number[]
): Promise<void> {
  const { statusCode, body } = await request(`${base}${path}`, { headers });
  await body.dump({ limit: 64 * MEGABYTE });
  if (!expected.includes(statusCode)) throw new Error(`${path}: ${statusCode}`);
}

interface Sample {
  readonly memory: number;
  readonly handles: number;
}

function sample(): Sample {
  const proc = `/proc/${server.process.pid}`;
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`${proc}/status`, 'utf8'))?.[1]) * 1024;
  return { memory, handles: readdirSync(`${proc}/fd`).length };
}

const samples: Sample[] = [];
await Promise.all([
  traffic('pages', 2, () => get('/faq', { 'accept-encoding': 'br' }, 200)),
  traffic('pages', 2, () => get('/', {}, 200)),
  traffic('not modified', 4, () => get('/docs', { 'if-none-match': '*' }, 304)),
  traffic('unknown', 4, () => get('/nope', { accept: 'application/json' }, 404)),
  traffic('ranges', 4, (turn) => get('/legal/terms.pdf', { range: `bytes=${turn % 5_000}-` }, 206)),
  traffic('redirects', 8, () => get('/faq/', {}, 301)),
  traffic('downloads', 500, () => get(LARGE.path, {}, 200)),
  traffic('downloads given up', 250, async () => (await hold(server.port)).drop()),
  traffic('hostile', 4, async (turn) => {
    await exchange(server.port, bad[turn % bad.length]?.bytes ?? Buffer.alloc(0));
  }),
  traffic('deploys', 15_000, async (turn) => {
    await release(turn);
    server.process.kill('SIGHUP');
  }),
  traffic('samples', (seconds * 1000) / SAMPLES, async () => {
    samples.push(sample());
  }),
]);

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const third = Math.floor(samples.length / 3);
const part = (from: number, to: number): Sample => ({
  memory: median(samples.slice(from, to).map(({ memory }) => memory)),
  handles: median(samples.slice(from, to).map(({ handles }) => handles)),
});
const [start, middle, last] = [
  part(0, third),
  part(third, 2 * third),
  part(2 * third, samples.length),
];
for (const [name, { memory, handles }] of Object.entries({ start, middle, last })) {
  console.log(`${name}: ${(memory / MEGABYTE).toFixed(1)} MB, ${handles} handles`);
}
console.log(Object.fromEntries(counts));
const alive = server.process.exitCode === null;
await server.stop();
removeFolder(folder);
const flat =
  last.memory - middle.memory < MEMORY_SLACK && last.handles - middle.handles <= HANDLE_SLACK;
console.log(alive && flat ? 'flat' : 'NOT FLAT');
process.exit(alive && flat ? 0 : 1);
