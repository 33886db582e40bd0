import { afterEach, expect, test } from 'vitest';
import { claims } from '#content/claims.ts';
import { overlayFiles, sourceOf } from '#content/files.ts';
import { today } from '#content/site.ts';
import { findings } from '#scripts/launch/findings.ts';
import { factChanges } from '#scripts/rebrand/facts.ts';
import { addDays } from '#tariff/day.ts';
import { messagesWith } from './messages-with.ts';

/** Claims of an institution block the launch until a person has confirmed them. */

afterEach(() => overlayFiles({}));

const confirming = (paths: readonly string[], on = '2026-11-01') =>
  ['names: []', 'confirmed:', ...paths.map((path) => `  - { path: ${path}, by: Owner, on: ${on} }`)]
    .join('\n')
    .concat('\n');

/** The files that the launch check blocks because they are unconfirmed. */
function blocked(claimsFile: string): string[] {
  overlayFiles({ 'claims.yaml': claimsFile });
  return findings()
    .filter(
      ({ severity, what }) => severity === 'blocker' && /claims have not been confirmed/.test(what),
    )
    .map(({ file }) => file.replace(/^content\//, ''));
}

const TAKEN = [
  'safeguarding.yaml',
  'pages/about.yaml#story',
  'dedicated-interface/2026-3.yaml',
  'fees/2026-2.yaml',
  'docs/institution/governance.mdx',
];

test('the launch check reports each claim until it is confirmed', () => {
  const all = claims().map(({ path }) => path);
  expect(all).toEqual(expect.arrayContaining(TAKEN));
  expect(blocked('names: []\n')).toEqual(all);
  expect(blocked(confirming(all))).toEqual([]);
  const kept = all.filter((path) => !TAKEN.includes(path));
  expect(blocked(confirming(kept)).toSorted()).toEqual(TAKEN.toSorted());
});

test('a folder or a file is confirmed as a whole', () => {
  const left = blocked(confirming(['docs/', 'pages/about.yaml']));
  expect(left).toContain('legal/business-terms.md');
  expect(left.filter((path) => /^docs\/|about\.yaml/.test(path))).toEqual([]);
});

test('people, clients and figures of a page’s own sections are a claim', () => {
  const home = sourceOf('pages/home.yaml').text;
  const own = '  - rails\n  - { id: desk, kind: people, heading: Who answers, people: [] }\n';
  overlayFiles({ 'pages/home.yaml': `${home}\nsections:\n${own}` });
  expect(claims().map(({ path }) => path)).toContain('pages/home.yaml#sections');
  overlayFiles({});
  expect(claims().map(({ path }) => path)).not.toContain('pages/home.yaml#sections');
});

test('a text that makes no claim can be confirmed too, and is then not searched for names', async () => {
  const naming = sourceOf('pages/search.yaml').text.replace(/^lead:.*$/m, 'lead: Ask of Vilnius.');
  const said = (confirmed: string[]) => {
    const list = confirmed.length > 0 ? confirming(confirmed) : 'names: []\n';
    overlayFiles({
      'claims.yaml': `before: [Vilnius]\n${list}`,
      'pages/search.yaml': naming,
    });
    return findings().some(({ file }) => file.startsWith('content/pages/search.yaml'));
  };
  expect(naming).toContain('Vilnius');
  expect(said([])).toBe(true);
  expect(said(['pages/search.yaml'])).toBe(false);
  const messages = await messagesWith({
    'claims.yaml': `before: [Vilnius]\n${confirming(['pages/search.yaml'])}`,
  });
  expect(messages.filter((text) => text.includes('claims.yaml'))).toEqual([]);
});

test('a confirmation of a missing path or with a future date is a fault', async () => {
  const text =
    confirming(['safeguardng.yaml']) + confirming(['docs/'], '2031-01-01').split('\n')[2];
  expect(await messagesWith({ 'claims.yaml': `${text}\n` })).toEqual([
    expect.stringMatching(/claims\.yaml:3.*safeguardng.*safeguarding\.yaml/s),
    expect.stringMatching(/claims\.yaml:4.*2031-01-01.*a date that is not in the future/s),
  ]);
});

test('after a rebrand nothing is confirmed, and people, clients and quotations of the old institution are gone', () => {
  const confirmed = sourceOf('claims.yaml').text.replace(
    'confirmed: []',
    'confirmed: [{ path: docs/, by: Owner, on: 2026-11-01 }]',
  );
  overlayFiles({ 'claims.yaml': confirmed });
  const to = {
    ...{ name: 'Nordkap Pay', legalName: 'Nordkap Pay Oy', companyCode: '1234567-8', bic: '' },
    ...{ licence: 'FI-0042', supervisor: 'Supervision of Finland', country: 'Finland' },
    ...{ address: 'Harbour road 3, Helsinki', zone: 'Europe/Helsinki', domain: 'nordkap.fi' },
  };
  overlayFiles(factChanges(to));
  const found = findings();
  const files = found
    .filter(({ what }) => /claims have not been confirmed/.test(what))
    .map(({ file }) => file.replace(/^content\//, ''));
  expect(files).toContain('docs/institution/governance.mdx');
  expect(files.join()).not.toMatch(/quotations|#leadership|#partners|careers\/|interface\//);
  // News that other texts link to, or that announced a price list.
  expect(files.filter((file) => file.startsWith('newsroom/'))).toEqual([
    'newsroom/safeguarding-audit-2026.mdx',
    'newsroom/tariff-2026-1-announced.mdx',
    'newsroom/tariff-2026-2-announced.mdx',
    'newsroom/tariff-2027-1-announced.mdx',
  ]);
  const named = found.filter(({ what }) => what.startsWith('contains Vilnius'));
  expect(named.length).toBeGreaterThan(10);
});

test('a statement about a file that is gone is a fault, each with its line', async () => {
  const entry = (where: string) => [
    '- statement: X',
    `  where: [${where}]`,
    '  confirm: Y',
    '  with: Legal',
  ];
  const lines = [
    ...entry('site.yaml, gone.mdx'),
    ...entry('legal/, fees/*.yaml, site.yaml#authorities'),
    ...entry('site.yaml#nothing, nowhere/'),
  ];
  const messages = await messagesWith({ 'to-confirm.yaml': `${lines.join('\n')}\n` });
  expect(messages.filter((text) => text.startsWith('content/to-confirm'))).toEqual([
    expect.stringMatching(/to-confirm\.yaml:2:.*gone\.mdx.*remove it from where/s),
    expect.stringMatching(/to-confirm\.yaml:10:.*site\.yaml#nothing/s),
    expect.stringMatching(/to-confirm\.yaml:10:.*nowhere\//s),
  ]);
});

test.each([
  [-100, true],
  [30, true],
  [31, false],
  [365, false],
  [366, true],
])('a security.txt that expires in %i days has to be renewed: %s', (days, isFound) => {
  const expires = `expires: ${addDays(today(), days)}`;
  overlayFiles({ 'site.yaml': sourceOf('site.yaml').text.replace(/expires: .*/, expires) });
  expect(findings().some(({ what }) => what.startsWith('security.expires'))).toBe(isFound);
});
