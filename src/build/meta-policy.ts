import { readFileSync, writeFileSync } from 'node:fs';
import type { PolicyInput } from '../../contract/build-info.ts';
import { metaPolicy } from '../../contract/policy.ts';
import { htmlFiles } from './html-files.ts';

const CHARSET = '<meta charset="utf-8">';

/**
 * Puts a copy of the security policy into every page, for hosts that cannot send headers. It is
 * marked to stay in place on client-side navigations: a policy that is inserted again counts again.
 */
export function insertPolicy(dist: string, csp: PolicyInput): void {
  const policy = metaPolicy(csp).replaceAll('"', '&quot;');
  const meta = `<meta http-equiv="content-security-policy" content="${policy}" data-astro-transition-persist="policy">`;
  for (const file of htmlFiles(dist)) {
    const html = readFileSync(file, 'utf8');
    if (!html.includes(CHARSET)) throw new Error(`${file}: no ${CHARSET} to put the policy after`);
    writeFileSync(file, html.replace(CHARSET, `${CHARSET}${meta}`));
  }
}
