import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Verified, verified } from '../../verified.ts';
import { KINDS } from './kinds.ts';
import { builtPaths } from './paths.ts';

const TITLE = /^(\/\S*) stands without fault$/;
const fileOf = (path: string) => `${path === '/' ? 'index' : path.slice(1)}.html`;

const open = (): Verified =>
  verified({
    name: 'pages',
    code: ['tests/e2e/pages.e2e.ts', 'tests/e2e/support/*.ts', 'playwright.config.ts'].concat([
      'hosting/{contract,server}/**/*.{ts,mjs}',
      'src/spec.ts',
      'scripts/chromium.ts',
    ]),
    dist: 'dist',
    browser: true,
  });

/** The text of a page's main area, without markup. */
const wordsOf = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ');

const openWords = (): Verified =>
  verified({ name: 'words', code: [], dist: 'dist', browser: false, part: wordsOf });

/**
 * The pages to test: one of each kind, and those whose text has changed since the last run here; in
 * nightly runs all. The choice is made once by the main process, because records added during the
 * run would change it for later workers.
 */
export function unverifiedPaths(): readonly string[] {
  if (process.env.UNVERIFIED === undefined) {
    const known = open();
    const words = openWords();
    const others = builtPaths.filter((path) => !KINDS.includes(path));
    if (words.isNew) for (const path of others) words.add(fileOf(path));
    const changed = others.filter((path) => !words.has(fileOf(path)));
    const wanted = [...KINDS, ...changed].filter((path) => !known.has(fileOf(path)));
    process.env.UNVERIFIED = JSON.stringify(wanted);
  }
  return JSON.parse(process.env.UNVERIFIED) as string[];
}

/** Records each page whose test passed, including its hooks. */
export default class Recorder implements Reporter {
  readonly #pages = open();
  readonly #words = openWords();

  onTestEnd({ title }: TestCase, { status, retry }: TestResult): void {
    const [, path] = TITLE.exec(title) ?? [];
    // A retry does not prove that the first attempt was without fault.
    if (!path || status !== 'passed' || retry > 0) return;
    this.#pages.add(fileOf(path));
    this.#words.add(fileOf(path));
  }
}
