import { site } from '#content/site.ts';
import { AS_JSON, BR, type Case, ERROR, each, get, type Headers, HTML, JSON_TYPE } from './case.ts';

const SLUG = 'how-to-use-multisig-feature';
const moved: Case[] = (
  [
    ...[
      SLUG,
      'list-of-accepted-jurisdictions-for',
      'how-to-use-multi-login-feature',
      'information-checklist-for-business',
      'list-of-prohibited-and-high-risk',
    ].map((slug) => [`/blog/post-17/${slug}`, `/blog/${slug}`]),
    [`/blog/post-${'9'.repeat(60)}/${SLUG}`, `/blog/${SLUG}`],
    [`/blog/post-1/${SLUG}?a=1&b`, `/blog/${SLUG}?a=1&b`],
    [`/blog/post-1/${SLUG}/`, `/blog/${SLUG}`],
    [`/blog/post-%31/${SLUG}`, `/blog/${SLUG}`],
    ['/for-now?a=1', '/faq?a=1', 302],
    ['/.well-known/change-password', site().urls.password, 302],
    ['/faq/', '/faq'],
    ['/docs/a/b/deep/', '/docs/a/b/deep'],
    ['/faq/?utm_cid=7&q=a%20b', '/faq?utm_cid=7&q=a%20b'],
    // The encoded path is redirected as it was sent, so no line break reaches the header.
    ['/a%0d%0aSet-Cookie:x/', '/a%0d%0aSet-Cookie:x'],
    ['/faq.html', '/faq'],
    ['/docs/a/b/deep.html?a=1', '/docs/a/b/deep?a=1'],
    ['/index.html', '/'],
  ] as [string, string, number?][]
).map(([path, location, status = 301]) => [
  `moved: ${path.slice(0, 60)}`,
  path,
  status,
  { location, 'cache-control': 'no-cache' },
]);

const missing = each(
  `/nope /FAQ /faq/nope /docs/a /_astro /_astro/app.zero.js /nope.html /api/none.json
  /blog/post-/${SLUG} /blog/post-1a/${SLUG} /blog/post--1/${SLUG} /blog/post-17/welcome
  /blog/post-17/${SLUG}-2 /x/blog/post-17/${SLUG} /blog/post-17/${SLUG}/more /blog/post-17/${SLUG}%0a
  /xwell-known/change-password /.well-known /.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200`,
  404,
  ERROR,
  /Page not found!/,
);
/** Files of the build that are not public, and paths that would lead outside the build. */
const hidden = each(
  `/404 /503.html /.env /.git/config /docs/.draft /%2eenv /.well-known-not/x /faq.html.br
  /_astro/app.one.js.gz /_headers /_redirects /_redirects.json /_files.json /index /link.txt
  //faq /docs//a //evil.example/ /%2fevil.example/ /faq%2f /%c0%ae%c0%ae/%c0%afetc/passwd
  /%252e%252e/etc/passwd`,
  404,
  ERROR,
  /Page not found!/,
);

const agent = (name: string, path = '/nope') => get(path, { 'User-Agent': name });
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1)';
const EMPTY = /<title>Error page<\/title>.*<main><\/main>/s;
const UNLESS = { 'If-None-Match': '*', Range: 'bytes=0-1' };
const bots: Case[] = [
  ...[GOOGLE, 'bingbot', 'Chrome-Lighthouse', 'facebookexternalhit/1.1', 'Google-Inspection'].map(
    (name): Case => [
      `${name} gets an error page with an empty main area`,
      agent(name),
      404,
      ERROR,
      EMPTY,
    ],
  ),
  ['a bot gets the same pages as a visitor', agent('Googlebot', '/faq'), 200, {}, /faq one/],
  ['an error ignores conditions and ranges', get('/nope', UNLESS), 404, {}, /Page not found!/],
  ['the error page is compressed', get('/nope', BR), 404, { ...ERROR, 'content-encoding': 'br' }],
];

const OBJECT: Headers = { ...ERROR, 'content-type': JSON_TYPE };
const objects = [
  ['application/json', '/nope'],
  ['application/json', '/nope?secret=1'],
  ['application/json', '/%3Cb%3E%22'],
  ['application/json, text/plain, */*', '/nope'],
  ['application/json, text/html;q=0', '/nope'],
].map(([accept = '', path = '']): Case => {
  const message = `Page not found: ${path.replace(/\?.*/, '')}`;
  const body = JSON.stringify({ statusCode: 404, message });
  return [`JSON error for ${accept} of ${path}`, get(path, { Accept: accept }), 404, OBJECT, body];
});
const documents = [
  ...['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', '*/*'],
  ...['text/html, application/json;q=0.9', 'application/json, text/html'],
  ...['application/json;q=0', 'application/json-patch'],
].map((accept): Case => [`HTML error for ${accept}`, get('/nope', { Accept: accept }), 404, ERROR]);
const BAD_REQUEST = '{"statusCode":400,"message":"Bad Request"}';
const negotiated: Case[] = [
  ...objects,
  ...documents,
  ['a JSON error for a bot', get('/nope', { ...AS_JSON, 'User-Agent': GOOGLE }), 404, OBJECT],
  ['HEAD of a JSON error', get('/nope', AS_JSON, { method: 'HEAD' }), 404, OBJECT, ''],
  ['a malformed path as JSON', get('/a"b', AS_JSON), 400, OBJECT, BAD_REQUEST],
];

/** Under the prefix of an additional language, that language's error documents answer. */
const translated: Case[] = [
  ...each('/fr/nope /fr/fee/nope /fr/404', 404, ERROR, /Page introuvable !/),
  ['a bot', agent('bingbot', '/fr/nope'), 404, ERROR, /<title>Page d’erreur<.*<main><\/main>/s],
  [
    'a JSON error in the additional language',
    get('/fr/nope', AS_JSON),
    404,
    OBJECT,
    /Page not found: \/fr\/nope/,
  ],
  ...each('/frei /frei/nope', 404, ERROR, /Page not found!/),
  ['its home page', '/fr', 200, { 'content-type': HTML }, /accueil one/],
];

/** Redirects, unknown paths, hidden files, and the formats of an error. */
export const ERROR_CASES: readonly Case[] = [
  ...moved,
  ...missing,
  ...hidden,
  ...bots,
  ...negotiated,
  ...translated,
];

const DOWN: Headers = { ...ERROR, 'content-type': HTML, 'retry-after': '600' };
const DOWN_OBJECT = { ...DOWN, 'content-type': JSON_TYPE };
const DOWN_ERROR = '{"statusCode":503,"message":"Service Unavailable"}';

/** Expected while the maintenance file exists. */
export const MAINTENANCE_CASES: readonly Case[] = [
  ...each('/faq /nope /faq/ /for-now', 503, DOWN, /Service Unavailable/),
  ...each('/fr /fr/fee /fr/nope', 503, DOWN, /Service indisponible/),
  ['HEAD', { method: 'HEAD', path: '/' }, 503, DOWN, ''],
  ['compressed', get('/', { 'Accept-Encoding': 'gzip' }), 503, { 'content-encoding': 'gzip' }],
  ['a JSON error', get('/faq', AS_JSON), 503, DOWN_OBJECT, DOWN_ERROR],
  ['for a bot', agent('bingbot', '/'), 503, DOWN, /<main><\/main>/],
  ...each('/_astro/app.one.css /favicon.svg /healthz /readyz', 200, {}),
  ['a method that is not allowed', { method: 'POST', path: '/faq' }, 405],
  ['malformed', '/%zz', 400],
];
