import { expect, test } from 'vitest';
import { unlinked } from './unlink.ts';

/** The text after unlinking every link to `/gone`. */
function without(text: string): string {
  const faults = text.split('\n').flatMap((row, index) =>
    [...row.matchAll(/\[(?=[^[]*\]\(\/gone)/g)].map((found) => ({
      ...{ file: 'a.mdx', expected: 'the site has no such page or file', gone: true },
      ...{ line: index + 1, column: found.index + 1 },
    })),
  );
  return unlinked(text, faults);
}

test.each([
  ['one', 'See [the **rules**](/gone) first.', 'See the **rules** first.'],
  ['two of a line', '[A](/gone), [b](/kept), [c](/gone#d).', 'A, [b](/kept), c.'],
  ['one of a later line', 'A line.\n\n- [word](/gone "Title")\n', 'A line.\n\n- word\n'],
])('%s', (_, text, left) => {
  expect(without(text)).toBe(left);
});

test('a fault that is not at a link changes nothing', () => {
  const fault = { file: 'a.md', expected: 'the site has no such page or file', line: 1, column: 6 };
  expect(unlinked('Read https://site.example/gone.', [fault])).toBe(
    'Read https://site.example/gone.',
  );
});

/** The YAML text without entries that link to `/gone` or name `gone.mdx`. */
function withoutEntries(text: string): string {
  const faults = text.split('\n').flatMap((row, index) =>
    [...row.matchAll(/"?(?:\/gone|gone\.mdx)/g)].map((found) => ({
      ...{ file: 'a.yaml', expected: 'the site has no such page or file', gone: true },
      ...{ line: index + 1, column: found.index + 1 },
    })),
  );
  return unlinked(text, faults, true);
}

const LINKS = 'links:\n  # The first.\n  - { label: A, href: /a }\n';

test.each([
  ['a link', `${LINKS}  - { label: B, href: /gone }\n`, LINKS],
  [
    'a link over lines',
    `links:\n  - label: B\n    href: /gone\n  - { label: A, href: /a }\n`,
    'links:\n  - { label: A, href: /a }\n',
  ],
  [
    'links of a list in a line',
    'links: [{ label: B, href: /gone }, { label: A, href: /a }]\n',
    'links: [{ label: A, href: /a }]\n',
  ],
  [
    'a redirect',
    '- {\n    from: "/b",\n    to: "/gone",\n    status: 301,\n  }\n- { from: /c, to: /d }\n',
    '- { from: /c, to: /d }\n',
  ],
  [
    'a teaser, and a link of the navigation',
    'items:\n  - { label: B, text: Words., href: /gone }\n  - { label: C, url: /gone }\n  - { label: A, href: /a }\n',
    'items:\n  - { label: A, href: /a }\n',
  ],
  [
    'an exception for a file',
    '- file: a.mdx\n  text: 50 euros\n  reason: R\n- file: gone.mdx\n  text: /gone\n  reason: R\n',
    '- file: a.mdx\n  text: 50 euros\n  reason: R\n',
  ],
  ['the last redirect', '# Moved pages.\n- { from: /b, to: /gone }\n', '# Moved pages.\n[]\n'],
  [
    'one of what a statement is about',
    '- statement: X\n  where: ["a.mdx", "gone.mdx"]\n',
    '- statement: X\n  where: ["a.mdx"]\n',
  ],
  [
    'a statement about nothing else',
    '- statement: X\n  where: ["gone.mdx", "gone.mdx"]\n- statement: Y\n  where: [a.mdx]\n',
    '- statement: Y\n  where: [a.mdx]\n',
  ],
])('%s goes', (_, text, left) => {
  expect(withoutEntries(text)).toBe(left);
});

test.each([
  ['the last link of a list', 'links:\n  - { label: B, href: /gone }\n'],
  [
    'an entry that says more',
    'parts:\n  - { label: B, value: 3, href: /gone }\n  - { label: A, href: /a }\n',
  ],
  ['a link that is no entry', 'more: { label: B, href: /gone }\n'],
])('%s is left to a person', (_, text) => {
  expect(withoutEntries(text)).toBe(text);
});
