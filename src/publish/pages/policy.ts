import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, type PolicyInput } from '#hosting/contract/build-info.ts';
import { metaPolicy, stylesOf } from '#hosting/contract/policy.ts';
import { type Element, readPage } from './read-page.ts';

/** The CSP source hash of an inline script or style. */
const hash = ({ text }: Element): string => hashOf(text);

/**
 * The hashes of the inline scripts and styles in the pages of `dist`: scripts for the whole site,
 * styles for each file. Throws on a style other than the page's own rules.
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
    const unknownStyle = page.styles.find(
      ({ attributes }) => attributes['data-rules'] === undefined,
    );
    if (unknownStyle)
      throw new Error(
        `${file}: this inline style is in no layout: ${unknownStyle.text.slice(0, 60)}`,
      );
    styleHashes[file] = page.styles.map(hash);
  }
  return { scriptHashes: [...scripts].sort(), styleHashes };
}

const CHARSET = '<meta charset="utf-8">';

/** Directives that repeat `default-src`. */
const FALLBACKS = /(?:img|font|connect|manifest)-src 'self'; /g;

/**
 * Writes the security policy into a page as a `meta` element, for hosts that cannot send headers,
 * without directives that repeat its `default-src`.
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
