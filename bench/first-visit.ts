import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { startNode } from '#hosting/tests/servers.ts';
import { CHROMIUM_FLAGS, systemChromium } from '#scripts/chromium.ts';

// Layout shifts and transferred bytes on a first visit to every page, with an empty cache.
// Usage: node bench/first-visit.ts [finished build, "dist" by default] [bandwidth in kilobits a
// second, 0 for no limit] [page, all by default]

const build = resolve(process.argv[2] ?? 'dist');
const kilobits = Number(process.argv[3] ?? 0);
const only = process.argv[4];

interface Visit {
  path: string;
  width: number;
  /** Cumulative layout shift; the target is 0. */
  shift: number;
  /** Bytes transferred until the page had loaded. */
  bytes: number;
}

const paths = readdirSync(build, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.endsWith('.bot.html'))
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
  .filter((path) => !/^\/(404|500|503)$/.test(path) && path === (only ?? path))
  .sort();

async function visit(browser: Browser, base: string, path: string, width: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  if (kilobits > 0) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (kilobits * 1000) / 8,
      uploadThroughput: (kilobits * 1000) / 8,
    });
  }
  await page.goto(base + path, { waitUntil: 'networkidle' });
  const shift = await page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        sum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
    }
    return sum;
  });
  await context.close();
  return { path, width, shift, bytes };
}

const server = await startNode(build);
const base = `http://127.0.0.1:${server.port}`;
const executablePath = systemChromium();
const browser = await chromium.launch({
  args: [...CHROMIUM_FLAGS],
  ...(executablePath && { executablePath }),
});
const visits: Visit[] = [];
try {
  for (const path of paths) {
    for (const width of [390, 1440]) visits.push(await visit(browser, base, path, width));
  }
} finally {
  await browser.close();
  await server.stop();
}

const moved = visits.filter(({ shift }) => shift > 0).sort((a, b) => b.shift - a.shift);
console.log(`${visits.length} first visits${kilobits ? ` at ${kilobits} kbit/s` : ''}`);
console.log(`without any shift: ${visits.length - moved.length}`);
for (const { path, width, shift } of moved) console.log(`${shift.toFixed(4)} ${path} ${width} px`);
const bytes = visits.map((one) => one.bytes).sort((a, b) => a - b);
const median = bytes[Math.floor(bytes.length / 2)] ?? 0;
console.log(`bytes until idle: median ${median}, most ${bytes.at(-1) ?? 0}`);
