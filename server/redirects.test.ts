import { describe, expect, test } from 'vitest';
import { REDIRECTS_FILE } from './contract.ts';
import { parseRedirects, readRedirects } from './redirects.ts';

const GOOD = {
  from: '/old/{number}/page',
  to: '/page',
  status: 301,
  reason: 'Moved in the redesign',
};
const parse = (...lines: object[]) => parseRedirects(JSON.stringify(lines), 'redirects.yaml');
const matches = (path: string): boolean => new RegExp(parse(GOOD)[0]?.pattern ?? '').test(path);

describe('a redirect', () => {
  test.each(['/old/1/page', '/old/0123456789/page', '/old/1/page/'])('fits %s', (path) => {
    expect(matches(path)).toBe(true);
  });

  test.each([
    '/old//page',
    '/old/x/page',
    '/old/1x/page',
    '/old/-1/page',
    '/old/1/pages',
    '/old/1/page/more',
    '/very/old/1/page',
    '/old/1/page\n',
    '/old/١/page',
  ])('does not fit %j', (path) => {
    expect(matches(path)).toBe(false);
  });

  test('takes a dot for a dot', () => {
    const [one] = parse({ ...GOOD, from: '/a.html' });
    expect(new RegExp(one?.pattern ?? '').test('/axhtml')).toBe(false);
  });
});

describe('a bad line stops everything and is named', () => {
  test.each([
    ['an unknown key', { ...GOOD, note: 'x' }, /redirect 1: line/],
    ['no reason', { ...GOOD, reason: '' }, /redirect 1: reason/],
    ['another status', { ...GOOD, status: 200 }, /redirect 1: status: expected 301, 302/],
    ['a relative address', { ...GOOD, from: 'old' }, /redirect 1: from/],
    ['a trailing slash', { ...GOOD, from: '/old/' }, /redirect 1: from/],
    ['a doubled slash', { ...GOOD, from: '//old' }, /redirect 1: from/],
    ['a regular expression', { ...GOOD, from: '/old/.*' }, /redirect 1: from/],
    ['an unknown placeholder', { ...GOOD, from: '/old/{slug}' }, /redirect 1: from/],
    ['another site', { ...GOOD, to: 'https://evil.example' }, /redirect 1: to/],
    ['another site without a scheme', { ...GOOD, to: '//evil.example' }, /redirect 1: to/],
    ['a circle', { ...GOOD, from: '/page' }, /leads to itself/],
  ])('%s', (_name, line, message) => {
    expect(() => parse(line)).toThrow(message);
  });

  test('the same address twice', () => {
    expect(() => parse(GOOD, { ...GOOD, to: '/other' })).toThrow(/redirect 2: .* listed twice/);
  });

  test('a file that is no list', () => {
    expect(() => parseRedirects('from: /a', 'redirects.yaml')).toThrow(/must be a list/);
  });

  test('a file that is no YAML', () => {
    expect(() => parseRedirects('- {', 'redirects.yaml')).toThrow(/not valid YAML/);
  });

  test('a file that is not there', () => {
    expect(() => readRedirects('/nowhere/redirects.yaml')).toThrow(/cannot be read/);
  });
});

test("the site's own file holds exactly the five legacy posts", () => {
  const redirects = readRedirects(REDIRECTS_FILE);
  expect(redirects.map(({ from, to, status }) => [from, to, status])).toEqual(
    [
      'list-of-accepted-jurisdictions-for',
      'how-to-use-multi-login-feature',
      'information-checklist-for-business',
      'list-of-prohibited-and-high-risk',
      'how-to-use-multisig-feature',
    ].map((slug) => [`/blog/post-{number}/${slug}`, `/blog/${slug}`, 301]),
  );
});
