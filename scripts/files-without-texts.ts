import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** The site's texts. Facts, prices and menus are not among them. */
const TEXTS = /^content\/(?:blog|careers|docs|faq|industries|legal[\w-]*|newsroom|pages|product)\//;

/** Every file of the working tree but the site's texts, each as a line with its hash. */
export function filesWithoutTexts(): string {
  const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', git, { encoding: 'utf8' }).split('\0');
  return [...new Set(files)]
    .filter((file) => !TEXTS.test(file) && existsSync(file))
    .map((file) => `${createHash('sha256').update(readFileSync(file)).digest('hex')} ${file}`)
    .sort()
    .join('\n');
}
