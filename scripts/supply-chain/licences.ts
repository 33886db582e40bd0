import type { Shipped } from './lockfile.ts';

/** Licences under which code and fonts may be passed on in a closed product, as SPDX names them. */
export const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/** Licences that no package may have, also none that only runs while building. */
export const REFUSED = /AGPL|SSPL|BUSL|Commons-Clause|UNLICENSED|SEE LICENSE/i;

/** Packages that state their licence in a file instead of package.json; each was read there: MIT. */
export const STATED_IN_A_FILE: readonly string[] = ['format@0.2.2', 'png-js@1.1.0'];

/** Whether an SPDX expression can be met with allowed licences: one of `OR`, all of `AND`. */
export function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.includes(licence.trim())));
}

/** The licence list as a page of documentation. */
export function licencePage(packages: readonly Shipped[]): string {
  const counts = new Map<string, number>();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const summary = [...counts]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([licence, count]) => `${licence} (${count})`)
    .join(', ');
  const rows = packages.map(
    ({ name, version, licence, neededBy }) =>
      `| ${name} | ${version} | ${licence} | ${neededBy.join(', ')} |`,
  );
  return `# Licences

The packages that reach visitors or run the server, ${packages.length} in all: ${summary}. Node itself, which runs the server, is under MIT and the licences in its own \`LICENSE\`.

Generated from \`package.json\` and \`package-lock.json\` by \`npm run supply-chain -- --write\`; a test fails when it is out of date or when a licence occurs that is not allowed. What counts, and why, is in [decision 4](decisions/0004-supply-chain.md).

| Package | Version | Licence | Needed by |
|---|---|---|---|
${rows.join('\n')}
`;
}
