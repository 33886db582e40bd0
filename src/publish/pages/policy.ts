import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PolicyInput } from '#hosting/contract/build-info.ts';
import { metaPolicy, stylesOf } from '#hosting/contract/policy.ts';
import { type Element, readPage } from './read-page.ts';

/** The CSP source hash of an inline script or style. */
const hash = ({ text }: Element): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * The hashes of what stands inline in the pages of `dist`, by their files: scripts as a whole,
 * styles each. Throws on a style that is not the page's own rules.
 */
export function hashesOf(
  dist: string,
  files: readonly string[],
): Pick<PolicyInput, 'scriptHashes' | 'styleHashes'> {
  const scripts = new Set<string>();
  const styleHashes: Record<string, string[]> = {};
  for (const file of files) {
    const page = readPage(readFileSync(join(dist, file), 'utf8'));
    for (const script of page.scripts) if (!script.attributes.src) scripts.add(hash(script));
    const stranger = page.styles.find(({ attributes }) => attributes['data-rules'] === undefined);
    if (stranger)
      throw new Error(`${file}: no layout put this style there: ${stranger.text.slice(0, 60)}`);
    styleHashes[file] = page.styles.map(hash);
  }
  return { scriptHashes: [...scripts].sort(), styleHashes };
}

const CHARSET = '<meta charset="utf-8">';

/** What `default-src` says as well. */
const FALLBACKS = /(?:img|font|connect|manifest)-src 'self'; /g;

/**
 * Puts a copy of the security policy into a page, for hosts that cannot send headers, without what
 * its own default says already.
 */
export function writePolicy(dist: string, file: string, csp: PolicyInput): void {
  const html = readFileSync(join(dist, file), 'utf8');
  const policy = metaPolicy(csp, stylesOf(csp, file))
    .replaceAll(FALLBACKS, '')
    .replaceAll('"', '&quot;');
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  if (!html.includes(CHARSET)) throw new Error(`${file}: no ${CHARSET} to put the policy after`);
  writeFileSync(join(dist, file), html.replace(CHARSET, `${CHARSET}${meta}`));
}
