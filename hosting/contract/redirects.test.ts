import { describe, expect, test } from 'vitest';
import { patternOf, redirectsSchema } from './redirects.ts';

const GOOD = { from: '/old/{number}/page', to: '/page', status: 301, reason: 'The redesign' };
const matches = (path: string): boolean => new RegExp(patternOf(GOOD.from)).test(path);

describe('a redirect', () => {
  test.each(['/old/1/page', '/old/0123456789/page', '/old/1/page/'])('matches %s', (path) => {
    expect(matches(path)).toBe(true);
  });

  test.each([
    ...['/old//page', '/old/x/page', '/old/1x/page', '/old/-1/page', '/old/1/pages'],
    ...['/old/1/page/more', '/very/old/1/page', '/old/1/page\n', '/old/١/page'],
  ])('does not match %j', (path) => {
    expect(matches(path)).toBe(false);
  });

  test('matches a dot literally', () => {
    expect(new RegExp(patternOf('/a.html')).test('/axhtml')).toBe(false);
  });
});

test.each<[string, object[], string, RegExp]>([
  ['an unknown key', [{ ...GOOD, note: 'x' }], '0', /note/],
  ['no reason', [{ ...GOOD, reason: '' }], '0.reason', /expected the reason/],
  ['another status', [{ ...GOOD, status: 200 }], '0.status', /expected 301, 302/],
  ['a relative address', [{ ...GOOD, from: 'old' }], '0.from', /expected a path/],
  ['a trailing slash', [{ ...GOOD, from: '/old/' }], '0.from', /expected a path/],
  ['a doubled slash', [{ ...GOOD, from: '//old' }], '0.from', /no double slash/],
  ['a regular expression', [{ ...GOOD, from: '/old/.*' }], '0.from', /expected a path/],
  ['an unknown placeholder', [{ ...GOOD, from: '/old/{slug}' }], '0.from', /expected a path/],
  ['another site', [{ ...GOOD, to: 'https://evil.example' }], '0.to', /expected a path/],
  ['another site without a scheme', [{ ...GOOD, to: '//evil.example' }], '0.to', /expected a path/],
  ['a circle', [{ ...GOOD, from: '/page' }], '0.from', /leads to itself/],
  ['the same address twice', [GOOD, { ...GOOD, to: '/other' }], '1.from', /listed twice/],
])('an invalid entry is refused with its path: %s', (_name, lines, path, message) => {
  const issue = redirectsSchema.safeParse(lines).error?.issues[0];
  expect(issue?.path.join('.')).toBe(path);
  expect(issue?.message).toMatch(message);
});
