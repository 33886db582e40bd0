import type { Ask } from '../client.ts';
import { accept, get, head, TERMS } from './case.ts';

/** A request with the name by which a failure calls it. */
export type Named = readonly [name: string, request: Ask];

const show = ({ method = 'GET', path, headers = {} }: Ask): string =>
  [
    `${method} ${path.length > 90 ? `${path.slice(0, 40)}… of ${path.length} bytes` : path}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ].join(' | ');
const named = (requests: readonly Ask[]): Named[] =>
  requests.map((request) => [show(request), request]);
const paths = (text: string): Ask[] =>
  text
    .trim()
    .split(/\s+/)
    .map((path) => ({ path }));

const PAGES = paths(`
  / /faq /docs /docs/fraud-prevention /docs/a/b/deep /blog /fee/index_old
  /blog/how-to-use-multisig-feature /FAQ /Faq /faq.HTML /docs/Fraud-Prevention /Docs /INDEX.html
  /nope /faq/nope /docs/a /docs/a/b /blog/nope /blog/post-1 /fee /legal /press /data /assets
  /_astro /assets/images /favicon.ico /wp-login.php /xmlrpc.php /admin /index.php /cgi-bin/test
`);
const FILES = paths(`
  /robots.txt /sitemap.xml /faq.md /faq.txt /blog.atom /llms.txt /site.webmanifest /favicon.svg
  /press/mark.svg /legal/terms.pdf /fee/files/tariff.pdf /data/rates.unknown /empty.txt /build.json
  /_astro/app.one.js /_astro/app.one.css /_astro/font.hash.woff2 /assets/images/seo/home.png
  /.well-known/security.txt /.well-known/change-password /.well-known/nope /.well-known /.well-known/
  /nope.md /nope.pdf /nope.js /_astro/app.two.js /legal/nope.pdf /press/nope.svg /sitemap.xml.gz
`);
const MOVED = paths(`
  /faq/ /docs/ /docs/fraud-prevention/ /docs/a/b/deep/ /blog/ /faq/?a=1 /docs/?a=b&c=%20d
  /faq.html /docs.html /docs/fraud-prevention.html /docs/a/b/deep.html?x=y /index.html /index.html?a=1
  /blog.html /docs/a/b/deep.html /nope.html /nope/index.html
  /index /index/ /docs/index /docs/index.html /faq/index.html /nope/ /docs/a/ /robots.txt/ /faq.md/
  /for-now /for-now/ /for-now?a=1&b=2 /FOR-NOW /for-now/more
  /blog/post-1/how-to-use-multisig-feature /blog/post-007/how-to-use-multisig-feature?x=1
  /blog/post-12/how-to-use-multisig-feature/ /blog/post-x/how-to-use-multisig-feature
  /blog/post-1x/how-to-use-multisig-feature /blog/post-/how-to-use-multisig-feature
  /blog/post-1/nope /Blog/post-1/how-to-use-multisig-feature /blog/post-1/how-to-use-multisig-feature/x
  /blog/post-2/list-of-accepted-jurisdictions-for /blog/post-3/information-checklist-for-business
`);
const HIDDEN = paths(`
  /.env /.git/config /.git /.htaccess /docs/.draft /docs/.draft.html /.well-known-not/x /%2eenv
  /_redirects.json /_files.json /_worker.js /_headers.bak /404 /404.html /404/ /500 /500.html /503
  /503.bot.html /404.bot /faq.html.br /faq.html.gz /faq.html.zst /_astro/app.one.js.br
  /robots.txt.gz /node_modules/x /package.json /nginx.conf
`);
const ODD = paths(`
  //faq //faq/ /docs//fraud-prevention /faq// ///faq //evil.example/ //evil.example/%2f..
  /%66aq /f%61q /%46AQ /faq%2f /faq%20 /%20faq /faq%0a /docs%2ffraud-prevention /%5cevil.example/
  /name%20with%20space.txt /%C5%BEodis.txt /%c5%beodis.txt /%ff /%c0%ae /faq; /faq;a=1 /faq:80 /faq~
  /faq@x /faq! /(faq) /faq' /faq,docs /faq+x /faq=1 /faq* /faq$ /faq&x /...  /a...b /faq. /..faq
  /faq?a=1 /faq? /faq?? /faq?a=/../x /faq?%00 /faq?a=1#x /faq?x=%zz /nope?a=1 /robots.txt?v=2
  /./faq /docs/../faq /docs/%2e%2e/faq /faq/. /faq/.. /../faq /faq%00 /100% /%zz
`);
const LONG: Ask[] = [
  { path: `/${'a/'.repeat(100)}b` },
  { path: `/faq?${'q'.repeat(2_000)}` },
  { path: `/faq?${'q'.repeat(7_000)}` },
  { path: `/faq?${'q'.repeat(12_000)}` },
  { path: `/${'a'.repeat(200)}` },
];

const METHODS: Ask[] = [
  ...['/', '/faq', '/faq.md', '/nope', '/faq/', '/robots.txt', TERMS, '/for-now'].map((path) =>
    head(path),
  ),
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => ({
    method,
    path: '/faq',
    headers: { 'Content-Length': '0' },
  })),
  { method: 'DELETE', path: '/nope', headers: { 'Content-Length': '0' } },
  { method: 'OPTIONS', path: '/robots.txt', headers: { 'Content-Length': '0' } },
];
const PAST = 'Sat, 01 Jan 2000 00:00:00 GMT';
const AHEAD = 'Fri, 01 Jan 2100 00:00:00 GMT';
const range = (value: string, headers = {}) => get(TERMS, { Range: value, ...headers });
const CONDITIONS: Ask[] = [
  get('/faq', { 'If-None-Match': '"other"' }),
  get('/faq', { 'If-None-Match': 'W/"other", "another"' }),
  get('/nope', { 'If-None-Match': '*' }),
  get('/faq', { 'If-Modified-Since': PAST }),
  get('/faq', { 'If-Modified-Since': AHEAD }),
  get('/faq', { 'If-Modified-Since': 'yesterday' }),
  get('/faq', { 'If-Match': '*' }),
  get('/faq', { 'If-Unmodified-Since': AHEAD }),
  range('bytes=0-9'),
  range('bytes=-10'),
  range('bytes=4990-'),
  range('bytes=5000-'),
  range('bytes=0-0,2-3'),
  range('lines=1-2'),
  range('bytes=0-9', { 'If-Range': '"other"' }),
  head(TERMS, { Range: 'bytes=0-9' }),
  get('/nope', { Range: 'bytes=0-9' }),
  get('/faq/', { Range: 'bytes=0-9' }),
];
const HEADERS: Ask[] = [
  ...['gzip', 'br', 'zstd', 'gzip, br', 'identity', '*', 'br;q=0', 'deflate', ''].map((coding) =>
    get('/faq', accept(coding)),
  ),
  get('/nope', accept('gzip')),
  get('/legal/terms.pdf', accept('gzip')),
  get('/nope', { Accept: 'application/json' }),
  get('/nope', { Accept: 'text/html' }),
  get('/faq', { Accept: 'application/json' }),
  get('/faq', { Accept: 'text/markdown' }),
  get('/nope', { 'User-Agent': 'Googlebot' }),
  get('/faq', { 'User-Agent': 'Googlebot' }),
  get('/faq', { Host: 'evil.example' }),
  get('/faq/', { Host: 'evil.example' }),
  get('/faq', { Origin: 'https://evil.example' }),
  get('/faq', { Cookie: 'cookie_usage=accepted; a=b' }),
  get('/faq', { Authorization: 'Basic eDp5' }),
  get('/faq', { 'X-Forwarded-Host': 'evil.example' }),
  get('/faq', { 'X-Original-URL': '/nope', 'X-Rewrite-URL': '/nope' }),
  get('/faq', { 'X-HTTP-Method-Override': 'DELETE' }),
  get('/faq', { 'Cache-Control': 'no-cache', Pragma: 'no-cache' }),
  get('/faq', { Expect: '200-ok' }),
  get('/faq', { 'Save-Data': 'on', 'Sec-GPC': '1', DNT: '1' }),
];

/** What clients of all kinds ask, beside the contract's own cases: every host is asked all of it. */
export const ASSORTED: readonly Named[] = named([
  ...PAGES,
  ...FILES,
  ...MOVED,
  ...HIDDEN,
  ...ODD,
  ...LONG,
  ...METHODS,
  ...CONDITIONS,
  ...HEADERS,
]);
