import { type Contract, POLICY } from '../../../contract/contract.ts';
import type { Redirect } from '../../../contract/redirects.ts';
import { RULES } from '../../../contract/rules.ts';

const NUMBER = '{number}';

/** An address of the redirects with placeholders, which stand for any text. */
function placeholders(from: string): string {
  let count = 0;
  return from.replaceAll(NUMBER, () => {
    count += 1;
    return `:number${count === 1 ? '' : count}`;
  });
}

/**
 * `_headers` in the dialect of Cloudflare Pages, which Netlify reads too but for lines with `!`.
 * Cache rules are disjoint, because these hosts join the values of every rule that fits; the
 * default of both hosts for the rest is the contract's own (`max-age=0, must-revalidate`).
 */
export function headersFile({ headers, pdfPolicy, redirects }: Contract): string {
  const rule = (path: string, lines: readonly string[]): string =>
    [path, ...lines.map((line) => `  ${line}`)].join('\n');
  // A line with `!` takes away what the host or a rule above it set.
  const line = (name: string, value: string): string =>
    value === '' ? `! ${name}` : `${name}: ${value}`;
  const common = headers.map(({ name, secure }) => line(name, secure));
  return [
    '# Generated from contract/. Changes are lost: edit that file.',
    // What a meta element cannot carry; the rest each page carries itself, for it differs.
    rule('/*', [`${POLICY}: ${pdfPolicy}; upgrade-insecure-requests`, ...common]),
    ...RULES.sharing.files.map((file) =>
      rule(
        file,
        RULES.sharing.headers.flatMap(({ name, shared }) => [line(name, ''), line(name, shared)]),
      ),
    ),
    ...RULES.caching.map(({ prefix, value }) => rule(`${prefix}*`, [`Cache-Control: ${value}`])),
    // Browsers keep a redirect for good that says nothing of it.
    ...redirects
      .flatMap(({ from }) => [placeholders(from), `${placeholders(from)}/`])
      .map((path) => rule(path, ['Cache-Control: no-cache'])),
    '',
  ].join('\n\n');
}

/**
 * `_redirects` for Cloudflare Pages and Netlify. `{number}` becomes a placeholder for any text. Each
 * address is written with and without a slash at its end, and those without a placeholder come
 * first, as these hosts ask.
 */
export function redirectsFile({ redirects }: Contract): string {
  const hasNumber = ({ from }: Redirect): boolean => from.includes(NUMBER);
  const sorted = [...redirects.filter((one) => !hasNumber(one)), ...redirects.filter(hasNumber)];
  const lines = sorted.map(({ from, to, status, reason }) => {
    const path = placeholders(from);
    return `# ${reason}\n${path} ${to} ${status}\n${path}/ ${to} ${status}`;
  });
  return [
    '# Generated from content/redirects.yaml. Changes are lost: edit that file.',
    ...lines,
    '',
  ].join('\n');
}
