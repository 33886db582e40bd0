import {
  BR,
  bytesOf,
  type Case,
  each,
  get,
  type Headers,
  HTML,
  IMMUTABLE,
  JSON_TYPE,
  REVALIDATE,
  TERMS,
  TEXT,
} from './case.ts';

const PAGE: Headers = {
  'content-type': HTML,
  'cache-control': REVALIDATE,
  vary: 'Accept-Encoding',
  etag: /^(?:W\/)?"[^"]+"$/,
  'last-modified': / GMT$/,
  'content-encoding': null,
};
const pages: Case[] = [
  ...each('/ /docs /docs/a/b/deep /fee/index_old', 200, PAGE, / one/),
  ...each('/blog/how-to-use-multisig-feature /faq?utm_cid=7&x=%zz" /%66aq', 200, PAGE, / one/),
];

/** Headers of files that other sites may embed and their scripts may read. */
const SHARED: Headers = {
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};
const DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const SHARED_FILES = [
  ['/api/openapi.json', JSON_TYPE],
  ['/api/openapi.yaml', 'application/yaml; charset=utf-8'],
  ['/api/types.ts', TEXT],
  ['/data/limits.json', JSON_TYPE],
  ['/data/rates.unknown', 'application/octet-stream'],
  ['/fee/files/tariff.pdf', 'application/pdf'],
  ['/blog.atom', 'application/atom+xml; charset=utf-8'],
  ['/faq.md', 'text/markdown; charset=utf-8'],
  ['/llms.txt', TEXT],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', TEXT],
  ['/press/mark.svg', 'image/svg+xml'],
  ['/assets/images/seo/home.png', 'image/png', DAY],
] as const;
const OWN_FILES = [
  ['/_astro/app.one.js', 'text/javascript; charset=utf-8', IMMUTABLE],
  ['/_astro/app.one.css', 'text/css; charset=utf-8', IMMUTABLE],
  ['/_astro/font.hash.woff2', 'font/woff2', IMMUTABLE],
  [TERMS, 'application/pdf'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/.well-known/security.txt', TEXT],
  ['/name%20with%20space.txt', TEXT],
  ['/%C5%BEodis.txt', TEXT],
  ['/empty.txt', TEXT],
  ['/faq.txt', TEXT],
] as const;
const types = [SHARED_FILES, OWN_FILES].flatMap((files, own) =>
  files.map(([path, type, caching = REVALIDATE]): Case => {
    const headers = { 'content-type': type, 'cache-control': caching, ...(own ? {} : SHARED) };
    const asked = get(path, { Origin: 'https://editor.example' });
    return [
      `${path} has its type, caching and content`,
      asked,
      200,
      headers,
      bytesOf(decodeURIComponent(path)),
    ];
  }),
);
const BUILD = { 'content-type': JSON_TYPE, 'cache-control': REVALIDATE };
const API = '/api/openapi.json';
const more: Case[] = [
  ["the build's metadata", '/build.json', 200, BUILD, /"buildId": "[0-9a-f]{12}"/],
  ['a shared file, compressed', get(API, BR), 200, SHARED],
  ['an unchanged shared file', get(API, { 'If-None-Match': '{etag}' }), 304, SHARED],
  ['a part of a shared file', get('/data/limits.json', { Range: 'bytes=0-9' }), 206, SHARED],
];

const codings = (
  [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, zstd', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0.000, gzip', 'gzip'],
    ['br;q=0.001', 'br'],
    ['identity', null],
    ['brotli, xgzip', null],
    ['', null],
  ] as const
).map(([accepted, coding]): Case => {
  const headers = { ...PAGE, 'content-encoding': coding };
  return [`codings: ${accepted}`, get('/faq', { 'Accept-Encoding': accepted }), 200, headers];
});
const SCRIPT = { 'content-encoding': 'br', 'cache-control': IMMUTABLE };
const AS_IT_IS = { 'content-encoding': null, vary: null };
const compression: Case[] = [
  ...codings,
  ['a compressed script', get('/_astro/app.one.js', BR), 200, SCRIPT],
  ['a PDF is not compressed', get(TERMS, BR), 200, AS_IT_IS, bytesOf(TERMS)],
  ['a file too small to compress', get('/faq.txt', BR), 200, { 'content-encoding': null }],
];

const PAST = 'Sat, 01 Jan 2000 00:00:00 GMT';
const SAME = { etag: /"/, 'cache-control': REVALIDATE, vary: 'Accept-Encoding' };
const when = (field: string, value: string, headers = {}) =>
  get('/faq', { [field]: value, ...headers });
const conditions: Case[] = [
  ['an equal ETag', when('If-None-Match', '{etag}'), 304, { ...SAME, 'content-type': null }, ''],
  ['one of several ETags matches', when('If-None-Match', '"other", {etag}'), 304],
  ['any ETag', when('If-None-Match', '*'), 304],
  ['another ETag', when('If-None-Match', '"other"'), 200],
  ['the ETag of the compressed copy', when('If-None-Match', '{etag}', BR), 304, SAME],
  ['not modified since', when('If-Modified-Since', '{modified}'), 304],
  ['modified since', when('If-Modified-Since', PAST), 200],
  [
    'the ETag takes precedence over the date',
    when('If-None-Match', '"other"', { 'If-Modified-Since': PAST }),
    200,
  ],
  ['If-Match with another ETag', when('If-Match', '"other"'), 412, { 'content-type': TEXT }],
  ['modified after If-Unmodified-Since', when('If-Unmodified-Since', PAST), 412],
  ['immutable files too', get('/_astro/app.one.js', { 'If-None-Match': '{etag}' }), 304],
];

const pdf = bytesOf(TERMS);
const range = (value: string, headers = {}) => get(TERMS, { Range: value, ...headers });
const parts = (
  [
    ['0-99', 0, 99],
    ['7-7', 7, 7],
    ['4000-', 4000, 4999],
    ['-100', 4900, 4999],
    ['-9000', 0, 4999],
    ['4990-9999', 4990, 4999],
  ] as const
).map(([bytes, first, last]): Case => {
  const headers = {
    'content-range': `bytes ${first}-${last}/5000`,
    'content-length': String(last - first + 1),
    'content-type': 'application/pdf',
  };
  return [`bytes ${bytes}`, range(`bytes=${bytes}`), 206, headers, pdf.subarray(first, last + 1)];
});
const OUTSIDE = { 'content-range': 'bytes */5000', 'cache-control': 'no-store' };
const FOUR_BYTES = { 'content-encoding': 'br', 'content-length': '4' };
const ranges: Case[] = [
  ['ranges are offered', TERMS, 200, { 'accept-ranges': 'bytes' }],
  ...parts,
  ['a start beyond the file', range('bytes=5000-'), 416, OUTSIDE],
  ['a request of several ranges gets the whole file', range('bytes=0-1,5-6'), 200, {}, pdf],
  ['a range in another unit gets the whole file', range('pages=1-2'), 200, {}, pdf],
  ['a range of the known version', range('bytes=0-9', { 'If-Range': '{modified}' }), 206],
  [
    'a range of another version gets the whole file',
    range('bytes=0-9', { 'If-Range': '"other"' }),
    200,
    {},
    pdf,
  ],
  ['a range of a compressed page', get('/faq', { ...BR, Range: 'bytes=0-3' }), 206, FOUR_BYTES],
];

const head = (path: string) => get(path, {}, { method: 'HEAD' });
const heads: Case[] = [
  ['HEAD of a page', head('/faq'), 200, { ...PAGE, 'content-length': /^\d{4}$/ }, ''],
  ['HEAD of an unknown path', head('/nope'), 404, {}, ''],
];

/** Pages and files: types, caching, sharing, compression, conditions and ranges. */
export const FILE_CASES: readonly Case[] = [
  ...pages,
  ...types,
  ...more,
  ...compression,
  ...conditions,
  ...ranges,
  ...heads,
];
