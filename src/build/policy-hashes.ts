import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { htmlFiles } from './html-files.ts';

/** CSP source hashes of the constant inline scripts and styles of the built pages. */
export interface PolicyHashes {
  scriptHashes: string[];
  styleHashes: string[];
}

function hash(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

function inline(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...elements]
    .filter(([, attributes = '']) => !/\ssrc=|type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , source = '']) => hash(source));
}

/** The hashes over all pages, sorted, each once. */
export function collectHashes(dist: string): PolicyHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const file of htmlFiles(dist)) {
    const html = readFileSync(file, 'utf8');
    for (const value of inline(html, 'script')) scripts.add(value);
    for (const value of inline(html, 'style')) styles.add(value);
  }
  return { scriptHashes: [...scripts].sort(), styleHashes: [...styles].sort() };
}
