import { site } from '../../../src/content/site.ts';
import { accept, type Case, ERROR_VARY, get, HTML, head, JSON_TYPE, TEXT } from './case.ts';

const ERROR = { 'content-type': HTML, 'cache-control': 'no-store', vary: ERROR_VARY, etag: null };
const OBJECT = { ...ERROR, 'content-type': JSON_TYPE };

const SLUG = 'how-to-use-multisig-feature';
const SLUGS = [
  SLUG,
  'list-of-accepted-jurisdictions-for',
  'how-to-use-multi-login-feature',
  'information-checklist-for-business',
  'list-of-prohibited-and-high-risk',
];
const NEW = `/blog/${SLUG}`;

const moved: readonly [name: string, path: string, location: string][] = [
  ...SLUGS.map((slug): [string, string, string] => [
    `legacy ${slug}`,
    `/blog/post-17/${slug}`,
    `/blog/${slug}`,
  ]),
  ['legacy, one digit', `/blog/post-0/${SLUG}`, NEW],
  ['legacy, many digits', `/blog/post-${'9'.repeat(60)}/${SLUG}`, NEW],
  ['legacy keeps the query', `/blog/post-1/${SLUG}?a=1&b`, `${NEW}?a=1&b`],
  ['legacy with a trailing slash', `/blog/post-1/${SLUG}/`, NEW],
  ['legacy with encoded digits', `/blog/post-%31/${SLUG}`, NEW],
  ['a trailing slash', '/faq/', '/faq'],
  ['a trailing slash below a folder', '/docs/fraud-prevention/', '/docs/fraud-prevention'],
  ['a folder that is also a page', '/docs/', '/docs'],
  ['a trailing slash keeps the query', '/faq/?utm_cid=7&q=a%20b', '/faq?utm_cid=7&q=a%20b'],
  ['an encoded path goes back encoded', '/a%0d%0aSet-Cookie:x/', '/a%0d%0aSet-Cookie:x'],
  ["a page's file name", '/faq.html', '/faq'],
  ["a page's file name keeps the query", '/docs/a/b/deep.html?a=1', '/docs/a/b/deep?a=1'],
  ["the home page's file name", '/index.html', '/'],
];

const missing: readonly [name: string, path: string][] = [
  ['legacy without a number', `/blog/post-/${SLUG}`],
  ['legacy with letters', `/blog/post-1a/${SLUG}`],
  ['legacy with a sign', `/blog/post--1/${SLUG}`],
  ['legacy of another slug', '/blog/post-17/welcome'],
  ['legacy of a longer slug', `/blog/post-17/${SLUG}-2`],
  ['legacy under another path', `/x/blog/post-17/${SLUG}`],
  ['legacy with more behind it', `/blog/post-17/${SLUG}/more`],
  ['an unknown path', '/nope'],
  ['an unknown path below a page', '/faq/nope'],
  ['a folder that is no page', '/docs/a'],
  ['a folder of files', '/_astro'],
  ['an unknown hashed file', '/_astro/app.zero.js'],
  ['an unknown page by file name', '/nope.html'],
  ['the error document itself', '/404'],
  ["the error document's file", '/503.html'],
  ['a dot file', '/.env'],
  ['a file in a dot folder', '/.git/config'],
  ['a dot page below a folder', '/docs/.draft'],
  ['an encoded dot file', '/%2eenv'],
  ['other dot folders', '/.well-known-not/x'],
  ['the folder of well-known files', '/.well-known'],
  ['a compressed copy', '/faq.html.br'],
  ['a compressed copy of a script', '/_astro/app.one.js.gz'],
  ["a static host's configuration", '/_headers'],
  ["a static host's redirects", '/_redirects'],
  ["the build's own redirects", '/_redirects.json'],
  ["the build's own list of files", '/_files.json'],
  ['the home page by its stem', '/index'],
  ['legacy with a line end behind it', `/blog/post-17/${SLUG}%0a`],
  ['a link out of the build', '/link.txt'],
  ['a doubled slash', '//faq'],
  ['a doubled slash inside', '/docs//fraud-prevention'],
  ['another host as a path', '//evil.example/'],
  ['another host as an encoded path', '/%2fevil.example/'],
  ['an encoded trailing slash', '/faq%2f'],
  ['overlong UTF-8', '/%c0%ae%c0%ae/%c0%afetc/passwd'],
  ['doubly encoded dots', '/%252e%252e/etc/passwd'],
];

/** What a trailing slash must not make a redirect of: nothing of them may reach a `Location`. */
const unsound: Case[] = [
  ['a backslash before a host, and a slash', '/\\evil.example/', 400],
  ['brackets and a slash', '/<b>/', 400],
  ['dots and a slash', '/x/../', 400],
  ['a long path and a slash', `/${'a'.repeat(3_000)}/`, 414],
  ['a method of its own and a slash', { path: '/faq/', method: 'PUT' }, 405],
  ['too many header bytes and a slash', get('/faq/', { X: 'y'.repeat(17_000) }), 431],
  ['no host and a slash', { path: '/faq/', raw: 'GET /faq/ HTTP/1.1\r\n\r\n' }, 400],
].map(([name, request, status]) => [name, request, status, { location: null }] as Case);

const agent = (name: string, path = '/nope') => get(path, { 'User-Agent': name });
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1)';
const EMPTY = /<title>Error page<\/title>.*<main><\/main>/s;
const CONDITIONS = { 'If-None-Match': '*', Range: 'bytes=0-1' };
const COMPRESSED = { ...ERROR, 'content-encoding': 'br' };
const forms: Case[] = [
  ['a bot gets an empty main area', agent(GOOGLE), 404, ERROR, EMPTY],
  ...['bingbot', 'Chrome-Lighthouse', 'facebookexternalhit/1.1', 'Google-InspectionTool'].map(
    (name): Case => [`${name} is a bot`, agent(name), 404, {}, EMPTY],
  ),
  ['a bot gets pages as everybody does', agent('Googlebot', '/faq'), 200, {}, /faq one/],
  ['the error page is compressed', get('/nope', accept('br')), 404, COMPRESSED],
  ['an error has no conditions', get('/nope', CONDITIONS), 404, {}, /Page not found!/],
];

const wanting = (type: string, path = '/nope') => get(path, { Accept: type });
const JSON_ONLY = 'application/json';

const objects = [
  ['a program gets the error object', JSON_ONLY, '/nope'],
  ['the object names the path without the query', JSON_ONLY, '/nope?secret=1'],
  ['the object keeps the path encoded', JSON_ONLY, '/%3Cb%3E%22'],
  ['JSON before a wildcard', 'application/json, text/plain, */*', '/nope'],
  ['JSON with HTML refused', 'application/json, text/html;q=0', '/nope'],
].map(([name = '', type = '', path = '']): Case => {
  const message = `Page not found: ${path.replace(/\?.*/, '')}`;
  return [name, wanting(type, path), 404, OBJECT, JSON.stringify({ statusCode: 404, message })];
});

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const documents = [
  ['a browser gets the page', BROWSER],
  ['a wildcard gets the page', '*/*'],
  ['HTML before JSON', 'text/html, application/json;q=0.9'],
  ['HTML and JSON alike', 'application/json, text/html'],
  ['JSON refused', 'application/json;q=0'],
  ['something like JSON', 'application/json-patch'],
].map(([name = '', type = '']): Case => [name, wanting(type), 404, ERROR]);

const BOT = { Accept: JSON_ONLY, 'User-Agent': GOOGLE };
const MALFORMED = '{"statusCode":400,"message":"Bad Request"}';
const SIZED = { ...OBJECT, 'content-length': '52' };
const PLAIN = { 'content-type': TEXT, 'cache-control': 'no-store' };
const negotiated: Case[] = [
  ...objects,
  ...documents,
  ['a bot that wants JSON', get('/nope', BOT), 404, OBJECT, /^\{"statusCode":404/],
  ['less JSON than HTML by weight', wanting('text/html;q=0.5, application/json'), 404, OBJECT],
  ['HEAD of the error object', head('/nope', { Accept: JSON_ONLY }), 404, SIZED, ''],
  ['a malformed path as an object', wanting(JSON_ONLY, '/a"b'), 400, OBJECT, MALFORMED],
  // The build holds no page for it.
  ['a malformed path as text', '/a<b', 400, PLAIN, 'Bad Request\n'],
];

/** Redirects, unknown paths, what is hidden, and the forms of an error. */
export const ERROR_CASES: readonly Case[] = [
  [
    'the page that changes a password',
    '/.well-known/change-password',
    302,
    { location: site().urls.password, 'cache-control': 'no-cache' },
  ],
  [
    'a well-known address that nobody has',
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
    404,
    ERROR,
  ],
  ...unsound,
  ['moved for now', '/for-now?a=1', 302, { location: '/faq?a=1', 'cache-control': 'no-cache' }],
  ...moved.map(
    ([name, path, location]): Case => [name, path, 301, { location, 'cache-control': 'no-cache' }],
  ),
  ...missing.map(
    ([name, path]): Case => [name, path, 404, { ...ERROR, location: null }, /Page not found!/],
  ),
  ...forms,
  ...negotiated,
];
