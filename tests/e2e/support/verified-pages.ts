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

/** The words of a page, without the shell that all pages share and without markup. */
const wordsOf = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ');

const openWords = (): Verified =>
  verified({ name: 'words', code: [], dist: 'dist', browser: false, part: wordsOf });

/**
 * The pages that are to be looked at: by day one of each kind, and those whose words are others than
 * at the last run here; at night all. They are chosen once, where the run begins: its workers would
 * find others, since records come in between.
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

/** Records each page that was found without fault, once its test has ended with all that belongs to it. */
export default class Recorder implements Reporter {
  readonly #pages = open();
  readonly #words = openWords();

  onTestEnd({ title }: TestCase, { status, retry }: TestResult): void {
    const [, path] = TITLE.exec(title) ?? [];
    // A second attempt says nothing of the first.
    if (!path || status !== 'passed' || retry > 0) return;
    this.#pages.add(fileOf(path));
    this.#words.add(fileOf(path));
  }
}
