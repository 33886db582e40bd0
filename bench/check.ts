import { check } from '#check/run.ts';
import { overlayFiles } from '#content/files.ts';
import { copiesOfPost } from './copies.ts';
import { report } from './results.ts';

// The duration of the check on this content, and with many more articles.
// Usage: node bench/check.ts [number of articles, 1000]

const EXTRA = Number(process.argv[2] ?? 1000);

/** Wall-clock and processor time in seconds. */
async function seconds(): Promise<string[]> {
  const begun = performance.now();
  const before = process.cpuUsage();
  const faults = await check();
  if (faults.length > 0) throw new Error(faults[0]?.expected);
  const { user, system } = process.cpuUsage(before);
  return [(performance.now() - begun) / 1000, (user + system) / 1e6].map((one) => one.toFixed(1));
}

const own = await seconds();
overlayFiles(Object.fromEntries(copiesOfPost(EXTRA)));
report(
  'Check of all content',
  ['content', 'on the clock, s', 'of the processor, s'],
  [
    ['as it is', ...own],
    [`with ${EXTRA} articles more`, ...(await seconds())],
  ],
);
