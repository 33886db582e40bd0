import { type Contract, POLICY, SHARING } from '../../../contract/contract.ts';
import { RULES } from '../../../contract/rules.ts';

/**
 * `_headers` in the dialect of Cloudflare Pages, which Netlify reads too but for lines with `!`.
 * Cache rules are disjoint, because these hosts join the values of every rule that fits; the
 * default of both hosts for the rest is the contract's own (`max-age=0, must-revalidate`).
 */
export function headersFile({ headers, pdfPolicy }: Contract): string {
  const rule = (path: string, lines: readonly string[]): string =>
    [path, ...lines.map((line) => `  ${line}`)].join('\n');
  const common = headers.map(({ name, secure }) => `${name}: ${secure}`);
  return [
    '# Generated from contract/. Changes are lost: edit that file.',
    // What a meta element cannot carry; the rest each page carries itself, for it differs.
    rule('/*', [`${POLICY}: ${pdfPolicy}; upgrade-insecure-requests`, ...common]),
    // A line with `!` takes away what a rule above it set.
    ...RULES.sharing.prefixes.map((prefix) =>
      rule(`${prefix}*`, [`! ${SHARING}`, `${SHARING}: ${RULES.sharing.shared}`]),
    ),
    ...RULES.caching.map(({ prefix, value }) => rule(`${prefix}*`, [`Cache-Control: ${value}`])),
    '',
  ].join('\n\n');
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
