import {
  accept,
  bytesOf,
  type Case,
  get,
  HTML,
  IMMUTABLE,
  JSON_TYPE,
  REVALIDATE,
  TERMS,
  TEXT,
} from './case.ts';

const PAGE = {
  'content-type': HTML,
  'cache-control': REVALIDATE,
  vary: 'Accept-Encoding',
  etag: /^"[^"]+"$/,
  'last-modified': / GMT$/,
  'content-encoding': null,
};

const pages = [
  ['/', 'home one'],
  ['/faq', 'faq one'],
  ['/docs', 'docs one'],
  ['/docs/fraud-prevention', 'fraud one'],
  ['/docs/a/b/deep', 'deep one'],
  ['/fee/index_old', 'old fees one'],
  ['/blog/how-to-use-multisig-feature', 'multisig one'],
].map(([path = '', text = '']): Case => [`page ${path}`, path, 200, PAGE, new RegExp(text)]);

/** Other sites may show this, and their scripts may read it. */
const SHARED = {
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};
const PICTURE = '/assets/images/seo/home.png';
const API = '/api/openapi.json';
const MACHINE_FILES = [
  ...[API, '/api/openapi.yaml', '/api/types.ts', '/data/limits.json', '/fee/files/tariff.json'],
  ...['/fee/files/tariff.pdf', '/blog.atom', '/faq.md', '/llms.txt', '/sitemap.xml', '/robots.txt'],
];
const sharing: Case[] = [
  ...MACHINE_FILES.map((path): Case => {
    const fromElsewhere = get(path, { Origin: 'https://editor.example' });
    return [`${path} for a script of another site`, fromElsewhere, 200, SHARED, bytesOf(path)];
  }),
  ['an API document, compressed', get(API, accept('br')), 200, SHARED],
  ['an API document again', get(API, { 'If-None-Match': '{etag}' }), 304, SHARED],
  ['a part of a list of data', get('/data/limits.json', { Range: 'bytes=0-9' }), 206, SHARED],
  ['a page for a script of another site', get('/faq', { Origin: 'https://editor.example' }), 200],
  ['nothing where the API documents are', '/api/none.json', 404],
  ['the press kit, compressed', get('/press/mark.svg', accept('br')), 200, SHARED],
  ['a part of a social picture', get(PICTURE, { Range: 'bytes=0-9' }), 206, SHARED],
  ['a social picture again', get(PICTURE, { 'If-None-Match': '{etag}' }), 304, SHARED],
  ['nothing where the press kit is', '/press/none.svg', 404],
];

const DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const types = [
  ['/_astro/app.one.js', 'text/javascript; charset=utf-8', IMMUTABLE],
  ['/_astro/app.one.css', 'text/css; charset=utf-8', IMMUTABLE],
  ['/_astro/font.hash.woff2', 'font/woff2', IMMUTABLE],
  ['/assets/images/seo/home.png', 'image/png', DAY],
  [TERMS, 'application/pdf', REVALIDATE],
  ['/fee/files/tariff.pdf', 'application/pdf', REVALIDATE],
  ['/robots.txt', TEXT, REVALIDATE],
  ['/sitemap.xml', 'application/xml; charset=utf-8', REVALIDATE],
  ['/faq.md', 'text/markdown; charset=utf-8', REVALIDATE],
  ['/blog.atom', 'application/atom+xml; charset=utf-8', REVALIDATE],
  ['/llms.txt', TEXT, REVALIDATE],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8', REVALIDATE],
  ['/favicon.svg', 'image/svg+xml', REVALIDATE],
  ['/.well-known/security.txt', TEXT, REVALIDATE],
  ['/data/rates.unknown', 'application/octet-stream', REVALIDATE],
].map(([path = '', type = '', caching = '']): Case => {
  const shared = [PICTURE, '/data/rates.unknown', ...MACHINE_FILES].includes(path) ? SHARED : {};
  const headers = { 'content-type': type, 'cache-control': caching, ...shared };
  return [`type and caching of ${path}`, path, 200, headers, bytesOf(path)];
});

const BUILD = { 'content-type': JSON_TYPE, 'cache-control': REVALIDATE };
const names: Case[] = [
  ['what the build says of itself', '/build.json', 200, BUILD, /"buildId": "[0-9a-f]{12}"/],
  ['a file beside a page of its stem', '/faq.txt', 200, {}, /beside/],
  ['an encoded space', '/name%20with%20space.txt', 200, {}, 'space\n'],
  ['encoded UTF-8', '/%C5%BEodis.txt', 200, {}, 'unicode\n'],
  ['an encoded letter', '/%66aq', 200, {}, /faq one/],
  ['an empty file', '/empty.txt', 200, { 'content-length': '0' }, ''],
  ['a query is ignored', '/faq?utm_cid=7&x=%zz"', 200, {}, /faq one/],
  ['the case of a path counts', '/FAQ', 404],
];

const codings = [
  ['brotli', 'gzip, deflate, br, zstd', 'br'],
  ['zstd before gzip', 'gzip, zstd', 'zstd'],
  ['gzip', 'gzip', 'gzip'],
  ['names in any case', 'GZIP', 'gzip'],
  ['brotli refused by weight', 'br;q=0, gzip;q=0.5', 'gzip'],
  ['brotli refused with decimals', 'br; q=0.000, gzip', 'gzip'],
  ['a weight above none', 'br;q=0.001', 'br'],
  ['only identity', 'identity', null],
  ['an unknown coding', 'brotli, xgzip', null],
  ['an empty list', '', null],
].map(([name, accepted, coding]): Case => {
  const headers = { ...PAGE, 'content-encoding': coding ?? null };
  return [`${name}`, get('/faq', accept(`${accepted}`)), 200, headers];
});

const SCRIPT = {
  'content-encoding': 'br',
  'cache-control': IMMUTABLE,
  'content-type': 'text/javascript; charset=utf-8',
};
const PLAIN = { 'content-encoding': null, vary: null };
const SMALL = { 'content-encoding': null, vary: 'Accept-Encoding' };
const compression: Case[] = [
  ...codings,
  ['a hashed script', get('/_astro/app.one.js', accept('br')), 200, SCRIPT],
  ['a PDF stays as it is', get(TERMS, accept('br, gzip')), 200, PLAIN, bytesOf(TERMS)],
  ['a file too small to gain', get('/faq.txt', accept('br')), 200, SMALL],
];

/** Pages, files, media types, caching and compression. */
export const PAGE_CASES: readonly Case[] = [
  ...pages,
  ...types,
  ...sharing,
  ...names,
  ...compression,
];
