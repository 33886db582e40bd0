import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { verified } from '#scripts/verified.ts';
import { KINDS } from './kinds.ts';
import { builtPaths } from './paths.ts';

const TITLE = /^(\/\S*) stands without fault$/;

const records = () => verified('words');

/** The text of a page's main area, without markup. */
function wordsOf(path: string): string {
  const html = readFileSync(`dist/${path === '/' ? 'index' : path.slice(1)}.html`, 'utf8');
  return html
    .slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ');
}

/**
 * The pages to test: one of each kind, unless only texts have changed, and those whose text has
 * changed since it was last found without fault here; in nightly runs all. The choice is made once
 * by the main process, because records added during the run would change it for later workers.
 */
export function unverifiedPaths(): readonly string[] {
  if (process.env.UNVERIFIED === undefined) {
    const known = records();
    const always = process.env.ONLY_TEXTS_CHANGED ? [] : KINDS;
    const others = builtPaths.filter((path) => !always.includes(path));
    if (known.isNew) for (const path of others) known.add(path, wordsOf(path));
    const changed = others.filter((path) => !known.has(path, wordsOf(path)));
    process.env.UNVERIFIED = JSON.stringify([...always, ...changed]);
  }
  return JSON.parse(process.env.UNVERIFIED) as string[];
}

/** Records each page whose test passed, including its hooks. */
export default class Recorder implements Reporter {
  onTestEnd({ title }: TestCase, { status, retry }: TestResult): void {
    const [, path] = TITLE.exec(title) ?? [];
    // A retry does not prove that the first attempt was without fault.
    if (path && status === 'passed' && retry === 0) records().add(path, wordsOf(path));
  }
}
