import { describe, expect, test } from 'vitest';
import { readAudit } from './audit.ts';
import { isAllowed } from './licences.ts';
import { type Lock, nameOf, shippedPackages } from './lockfile.ts';

const LOCK: Lock = {
  'node_modules/server': {
    version: '1.0.0',
    license: 'MIT',
    dependencies: { parser: '^2.0.0' },
    optionalDependencies: { 'not-here': '^1.0.0' },
  },
  'node_modules/parser': { version: '1.0.0', license: 'ISC', dev: true },
  'node_modules/server/node_modules/parser': { version: '2.0.0', license: 'ISC' },
  'node_modules/linter': { version: '3.0.0', license: 'MIT', dev: true },
  'node_modules/astro': { version: '7.0.0', license: 'MIT', dev: true },
};
const MANIFEST = {
  dependencies: { server: '1.0.0' },
  devDependencies: {},
  optionalDependencies: {},
  allowScripts: {},
};

describe('what is shipped', () => {
  const shipped = shippedPackages(LOCK, MANIFEST);

  test('is what the dependencies need, each found from where it is needed', () => {
    expect(shipped).toContainEqual({
      name: 'parser',
      version: '2.0.0',
      licence: 'ISC',
      neededBy: ['server'],
    });
    expect(shipped.filter(({ name }) => name === 'parser')).toHaveLength(1);
  });

  test('holds the tools of which a part is in the output, and no other tool', () => {
    const names = shipped.map(({ name }) => name);
    expect(names).toContain('astro');
    expect(names).not.toContain('linter');
  });

  test('a nested place has the name of its innermost package', () => {
    expect(nameOf('node_modules/a/node_modules/@b/c')).toBe('@b/c');
  });
});

test.each([
  ['MIT', true],
  ['MIT OR GPL-3.0-only', true],
  ['(MIT OR CC0-1.0)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['Apache-2.0 AND MIT', true],
  ['GPL-3.0-only', false],
  ['', false],
])('the licence "%s" is allowed: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});

describe('the audit', () => {
  const report = (nodes: Record<string, string[]>) =>
    JSON.stringify({
      vulnerabilities: Object.fromEntries(
        Object.entries(nodes).map(([name, places]) => [
          name,
          { name, severity: 'high', nodes: places },
        ]),
      ),
    });

  test('tells what is shipped from what only builds', () => {
    const audit = readAudit(
      report({
        linter: ['node_modules/linter'],
        astro: ['node_modules/astro'],
        parser: ['node_modules/parser', 'node_modules/server/node_modules/parser'],
      }),
      LOCK,
    );
    expect(audit).toEqual({
      production: ['astro: high', 'parser: high'],
      tools: ['linter: high'],
    });
  });

  test('a package that the lockfile does not know counts as shipped', () => {
    expect(readAudit(report({ odd: ['node_modules/odd'] }), LOCK).production).toEqual([
      'odd: high',
    ]);
  });

  test('a registry without audits gives no answer, and no finding', () => {
    const refused = JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '' } });
    expect(readAudit(refused, LOCK)).toEqual({
      unanswered: '405 Method Not Allowed',
      production: [],
      tools: [],
    });
    expect(readAudit('', LOCK).unanswered).toBe('npm audit printed no report');
  });
});
