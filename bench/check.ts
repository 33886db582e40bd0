import { check } from '#check/run.ts';
import { overlayFiles, sourceOf, textsIn } from '#content/files.ts';
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
const [file = ''] = textsIn('blog').filter((one) => one.includes('multi-login'));
const { text } = sourceOf(file);
/** A number spelled with letters, since digits in a text may match a fact of the institution. */
const lettered = (index: number) =>
  String(index).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

const copies = Array.from({ length: EXTRA }, (_, index) => {
  const copy = text
    .replace(/^title: .*$/m, `title: Article of the letters ${lettered(index)}`)
    .replace(
      /^description: .*$/m,
      `description: What is said in the article of the letters ${lettered(index)}.`,
    );
  return [`blog/copy-${index}.mdx`, copy] as const;
});
overlayFiles(Object.fromEntries(copies));
report(
  'Check of all content',
  ['content', 'on the clock, s', 'of the processor, s'],
  [
    ['as it is', ...own],
    [`with ${EXTRA} articles more`, ...(await seconds())],
  ],
);
