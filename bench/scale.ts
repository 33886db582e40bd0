import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { CONTENT_DIR } from '#content/files.ts';
import { startNode } from '#hosting/tests/servers.ts';
import { NODE_OPTIONS } from '#scripts/build-site.ts';
import { copiesOfPost } from './copies.ts';
import { type Cell, report } from './results.ts';

// Duration and memory of a build with many articles, and the start of the server with it.
// Usage: node bench/scale.ts [numbers of articles, 100 1000 10000]; all files are in .cache/scale

const HELP = `Builds the site with many articles in .cache/scale, and measures build time, memory and serving.
  npm run bench:scale         with 100, 1,000 and 10,000 articles: hours
  node bench/scale.ts 100     with another number`;
if (process.argv.includes('--help')) {
  console.log(HELP);
  process.exit();
}

const given = process.argv.slice(2).map(Number);
const counts = given.length > 0 ? given : [100, 1_000, 10_000];
const FOLDER = resolve('.cache/scale');
const SAMPLE_MS = 500;

/** Writes the content to `folder`, with `count` articles more, each with a picture of its own. */
function writeArticles(folder: string, count: number): void {
  cpSync(CONTENT_DIR, folder, { recursive: true });
  const picture = readFileSync(join(CONTENT_DIR, 'public/icon-512.png'));
  for (const [file, text] of copiesOfPost(count)) {
    const name = basename(file, '.mdx');
    writeFileSync(join(folder, file), `${text}\n![A picture of the article](./${name}.png)\n`);
    // Bytes behind the end of a picture are not drawn, but make it another file.
    writeFileSync(join(folder, `blog/${name}.png`), Buffer.concat([picture, Buffer.from(name)]));
  }
}

interface Build {
  readonly seconds: number;
  /** Processor time of all threads, which does not depend on the machine's other load. */
  readonly processor: number;
  readonly megabytes: number;
}

/** Processor time in seconds and peak memory of a process, from /proc. */
function usage({ pid }: ChildProcess): Omit<Build, 'seconds'> {
  const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return {
    processor: (Number(ticks[11]) + Number(ticks[12])) / 100,
    megabytes: Number(peak) / 1024,
  };
}

async function build(content: string, dist: string): Promise<Build> {
  const begun = performance.now();
  // Starts without the cache of an earlier build.
  rmSync('.cache/kept', { recursive: true, force: true });
  const astro = [
    NODE_OPTIONS,
    'node_modules/astro/bin/astro.mjs',
    'build',
    '--outDir',
    dist,
    '--silent',
  ];
  const child = spawn(process.execPath, astro, {
    env: { ...process.env, CONTENT_DIR: content, SITE_DAY: '2026-12-31' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let last = { processor: 0, megabytes: 0 };
  const watching = setInterval(() => {
    // The process may have ended in between.
    try {
      const { processor, megabytes } = usage(child);
      last = { processor, megabytes: Math.max(last.megabytes, megabytes || 0) };
    } catch {
      clearInterval(watching);
    }
  }, SAMPLE_MS);
  const [code] = await once(child, 'exit');
  clearInterval(watching);
  if (code !== 0) throw new Error(`the build of ${content} ended with ${code}`);
  return { ...last, seconds: (performance.now() - begun) / 1000 };
}

/** Milliseconds until the server responds, and its memory then. */
async function start(dist: string): Promise<readonly [ms: number, megabytes: number]> {
  const begun = performance.now();
  const server = await startNode(dist);
  const ms = performance.now() - begun;
  const { megabytes } = usage(server.process);
  await server.stop();
  return [ms, megabytes];
}

mkdirSync(FOLDER, { recursive: true });
const rows: Cell[][] = [];
let before: Build | undefined;
for (const count of [0, ...counts]) {
  const folder = join(FOLDER, String(count));
  const [content, dist] = [join(folder, 'content'), join(folder, 'dist')];
  rmSync(folder, { recursive: true, force: true });
  writeArticles(content, count);
  const made = await build(content, dist);
  before ??= made;
  const each = (key: 'seconds' | 'processor') =>
    count === 0 ? '' : ((1_000 * (made[key] - (before?.[key] ?? 0))) / count).toFixed(0);
  const bytes = (file: string) => (statSync(join(dist, `${file}.br`)).size / 1_000).toFixed(1);
  const [ms, megabytes] = await start(dist);
  rows.push([
    ...[count, made.seconds.toFixed(0), each('seconds'), made.processor.toFixed(0)],
    ...[each('processor'), made.megabytes.toFixed(0), bytes('index.html'), bytes('blog.html')],
    ...[(ms / 1_000).toFixed(1), megabytes.toFixed(0)],
  ]);
  console.log(rows.at(-1)?.join(' | '));
}
report(
  'Builds with many articles',
  [
    ...['articles', 'build, s', 'each, ms', 'processor, s', 'each, ms', 'memory, MB'],
    ...['home, KB', 'list, KB', 'server starts in, s', 'its memory, MB'],
  ],
  rows,
);
