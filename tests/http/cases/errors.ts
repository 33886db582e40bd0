import { type Case, ERROR_VARY, HTML, JSON_TYPE, TEXT } from './case.ts';

const JSON_ACCEPT = { Accept: 'application/json' };
const notFound = {
  'content-type': HTML,
  'cache-control': 'no-store',
  vary: ERROR_VARY,
  etag: null,
};

const redirect = (name: string, path: string, location: string): Case => ({
  name,
  ask: { path },
  status: 301,
  headers: { location },
});
const missing = (name: string, path: string): Case => ({
  name,
  ask: { path },
  status: 404,
  headers: { ...notFound, location: null },
  body: /Page not found!/,
});

const SLUGS = [
  'list-of-accepted-jurisdictions-for',
  'how-to-use-multi-login-feature',
  'information-checklist-for-business',
  'list-of-prohibited-and-high-risk',
  'how-to-use-multisig-feature',
];

const redirects: Case[] = [
  ...SLUGS.map((slug) => redirect(`legacy ${slug}`, `/blog/post-17/${slug}`, `/blog/${slug}`)),
  redirect('legacy, one digit', `/blog/post-0/${SLUGS[4]}`, `/blog/${SLUGS[4]}`),
  redirect('legacy, many digits', `/blog/post-${'9'.repeat(60)}/${SLUGS[4]}`, `/blog/${SLUGS[4]}`),
  redirect('legacy keeps the query', `/blog/post-1/${SLUGS[4]}?a=1&b`, `/blog/${SLUGS[4]}?a=1&b`),
  redirect('legacy with a trailing slash', `/blog/post-1/${SLUGS[4]}/`, `/blog/${SLUGS[4]}`),
  redirect('legacy with encoded digits', `/blog/post-%31/${SLUGS[4]}`, `/blog/${SLUGS[4]}`),
  missing('legacy without a number', `/blog/post-/${SLUGS[4]}`),
  missing('legacy with letters', `/blog/post-1a/${SLUGS[4]}`),
  missing('legacy with a sign', `/blog/post--1/${SLUGS[4]}`),
  missing('legacy of another slug', '/blog/post-17/welcome'),
  missing('legacy of a longer slug', `/blog/post-17/${SLUGS[4]}-2`),
  missing('legacy under another path', `/x/blog/post-17/${SLUGS[4]}`),
  missing('legacy with more behind it', `/blog/post-17/${SLUGS[4]}/more`),
  redirect('a trailing slash', '/faq/', '/faq'),
  redirect('a trailing slash below a folder', '/docs/fraud-prevention/', '/docs/fraud-prevention'),
  redirect('a folder that is also a page', '/docs/', '/docs'),
  redirect('a trailing slash keeps the query', '/faq/?utm_cid=7&q=a%20b', '/faq?utm_cid=7&q=a%20b'),
  redirect('an encoded path goes back encoded', '/a%0d%0aSet-Cookie:x/', '/a%0d%0aSet-Cookie:x'),
  redirect("a page's file name", '/faq.html', '/faq'),
  redirect(
    "a page's file name keeps the query",
    '/docs/fraud-prevention.html?a=1',
    '/docs/fraud-prevention?a=1',
  ),
  redirect("the home page's file name", '/index.html', '/'),
];

const unknown: Case[] = [
  missing('an unknown path', '/nope'),
  missing('an unknown path below a page', '/faq/nope'),
  missing('a folder that is no page', '/docs/a'),
  missing('a folder of files', '/_astro'),
  missing('an unknown hashed file', '/_astro/app.zero.js'),
  missing('an unknown page by file name', '/nope.html'),
  missing('the error document itself', '/404'),
  missing("the error document's file", '/503.html'),
  missing('a dot file', '/.env'),
  missing('a file in a dot folder', '/.git/config'),
  missing('a dot page below a folder', '/docs/.draft'),
  missing('an encoded dot file', '/%2eenv'),
  missing('other dot folders', '/.well-known-not/x'),
  missing('the folder of well-known files', '/.well-known'),
  missing('a compressed copy', '/faq.html.br'),
  missing('a compressed copy of a script', '/_astro/app.one.js.gz'),
  missing("a static host's configuration", '/_headers'),
  missing("a static host's redirects", '/_redirects'),
  missing('a link out of the build', '/link.txt'),
  missing('a doubled slash', '//faq'),
  missing('a doubled slash inside', '/docs//fraud-prevention'),
  missing('another host as a path', '//evil.example/'),
  missing('another host as an encoded path', '/%2fevil.example/'),
  missing('an encoded trailing slash', '/faq%2f'),
  missing('overlong UTF-8', '/%c0%ae%c0%ae/%c0%afetc/passwd'),
  missing('doubly encoded dots', '/%252e%252e/etc/passwd'),
  {
    name: 'a bot gets an empty main area',
    ask: { path: '/nope', headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } },
    status: 404,
    headers: notFound,
    body: /<title>Error page<\/title>.*<main><\/main>/s,
  },
  ...['bingbot', 'Chrome-Lighthouse', 'facebookexternalhit/1.1', 'Google-InspectionTool'].map(
    (agent): Case => ({
      name: `${agent} is a bot`,
      ask: { path: '/nope', headers: { 'User-Agent': agent } },
      status: 404,
      body: /<main><\/main>/,
    }),
  ),
  {
    name: 'a bot gets pages as everybody does',
    ask: { path: '/faq', headers: { 'User-Agent': 'Googlebot' } },
    status: 200,
    body: /faq one/,
  },
  {
    name: 'the error page is compressed',
    ask: { path: '/nope', headers: { 'Accept-Encoding': 'br' } },
    status: 404,
    headers: { ...notFound, 'content-encoding': 'br' },
  },
  {
    name: 'an error has no conditions',
    ask: { path: '/nope', headers: { 'If-None-Match': '*', Range: 'bytes=0-1' } },
    status: 404,
    body: /Page not found!/,
  },
];

const object = (name: string, path: string, accept: string, message = path): Case => ({
  name,
  ask: { path, headers: { Accept: accept } },
  status: 404,
  headers: { ...notFound, 'content-type': JSON_TYPE },
  body: JSON.stringify({ statusCode: 404, message: `Page not found: ${message}` }),
});
const page = (name: string, accept: string): Case => ({
  name,
  ask: { path: '/nope', headers: { Accept: accept } },
  status: 404,
  headers: notFound,
});

const negotiated: Case[] = [
  object('a program gets the error object', '/nope', 'application/json'),
  object(
    'the object names the path without the query',
    '/nope?secret=1',
    'application/json',
    '/nope',
  ),
  object('the object keeps the path encoded', '/%3Cb%3E%22', 'application/json'),
  object('JSON before a wildcard', '/nope', 'application/json, text/plain, */*'),
  object('JSON with HTML refused', '/nope', 'application/json, text/html;q=0'),
  object('a bot that wants JSON', '/nope', 'application/json'),
  page(
    'a browser gets the page',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  ),
  page('a wildcard gets the page', '*/*'),
  page('HTML before JSON', 'text/html, application/json;q=0.9'),
  page('HTML and JSON alike', 'application/json, text/html'),
  page('JSON refused', 'application/json;q=0'),
  page('something like JSON', 'application/json-patch'),
  {
    name: 'less JSON than HTML by weight',
    ask: { path: '/nope', headers: { Accept: 'text/html;q=0.5, application/json' } },
    status: 404,
    headers: { 'content-type': JSON_TYPE },
  },
  {
    name: 'HEAD of the error object',
    ask: { method: 'HEAD', path: '/nope', headers: JSON_ACCEPT },
    status: 404,
    headers: { 'content-type': JSON_TYPE, 'content-length': '52' },
    body: '',
  },
  {
    name: 'a malformed path as an object',
    ask: { path: '/a"b', headers: JSON_ACCEPT },
    status: 400,
    headers: { 'content-type': JSON_TYPE },
    body: '{"statusCode":400,"message":"Bad Request"}',
  },
  {
    name: 'a malformed path as text: the build holds no page for it',
    ask: { path: '/a<b' },
    status: 400,
    headers: { 'content-type': TEXT, 'cache-control': 'no-store' },
    body: 'Bad Request\n',
  },
];

/** Redirects, unknown paths, what is hidden, and the forms of an error. */
export const ERROR_CASES: readonly Case[] = [...redirects, ...unknown, ...negotiated];
