import { check } from '../src/check/run.ts';
import { layOver, sourceOf, textsIn } from '../src/content/files.ts';

/** How long the check takes on this content, and with 1,000 articles more. */

const EXTRA = 1000;

async function seconds(): Promise<string> {
  const begun = performance.now();
  const faults = await check();
  if (faults.length > 0) throw new Error(faults[0]?.expected);
  return ((performance.now() - begun) / 1000).toFixed(1);
}

console.log(`this content: ${await seconds()} s`);
const [file = ''] = textsIn('blog').filter((one) => one.includes('multi-login'));
const { text } = sourceOf(file);
/** A number in letters: a figure in a text may be one of the institution's own. */
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
layOver(Object.fromEntries(copies));
console.log(`with ${EXTRA} articles more: ${await seconds()} s`);
