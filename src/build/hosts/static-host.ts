import type { Contract } from '../../../contract/contract.ts';
import { RULES } from '../../../contract/rules.ts';

/** Longest line that Cloudflare Pages reads in `_headers`; other hosts take more. */
const LONGEST_LINE = 2_000;

/**
 * `_headers` in the dialect of Cloudflare Pages, which Netlify reads too but for lines with `!`.
 * Cache rules are disjoint, because these hosts join the values of every rule that fits; the
 * default of both hosts for the rest is the contract's own (`max-age=0, must-revalidate`).
 */
export function headersFile({ headers, pdfPolicy }: Contract): string {
  const rule = (path: string, lines: readonly string[]): string =>
    [path, ...lines.map((line) => `  ${line}`)].join('\n');
  const common = headers.map(({ name, secure }) => {
    const line = `${name}: ${secure}`;
    if (line.length <= LONGEST_LINE) return line;
    if (name !== 'Content-Security-Policy') throw new Error(`${name} is too long for _headers`);
    // The pages carry the rest of the policy in a meta element.
    return `${name}: ${shortPolicy(secure)}`;
  });
  return [
    '# Generated from contract/. Changes are lost: edit that file.',
    rule('/*', common),
    ...RULES.caching.map(({ prefix, value }) => rule(`${prefix}*`, [`Cache-Control: ${value}`])),
    rule('/*.pdf', ['! Content-Security-Policy', `Content-Security-Policy: ${pdfPolicy}`]),
    '',
  ].join('\n\n');
}

/** The directives of a policy that a meta element cannot carry. */
function shortPolicy(policy: string): string {
  const names = ['frame-ancestors', 'report-uri', 'report-to', 'upgrade-insecure-requests'];
  return policy
    .split('; ')
    .filter((part) => names.includes(part.split(' ')[0] ?? ''))
    .join('; ');
}

/** `_redirects` for Cloudflare Pages and Netlify. `{number}` becomes a placeholder for any text. */
export function redirectsFile({ redirects }: Contract): string {
  const lines = redirects.map(({ from, to, status, reason }) => {
    let count = 0;
    const path = from.replaceAll('{number}', () => {
      count += 1;
      return `:number${count === 1 ? '' : count}`;
    });
    return `# ${reason}\n${path} ${to} ${status}`;
  });
  return [
    '# Generated from content/redirects.yaml. Changes are lost: edit that file.',
    ...lines,
    '',
  ].join('\n');
}
