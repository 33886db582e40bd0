import { fixtureFiles } from '../fixture.ts';
import { type Case, HTML, REVALIDATE, TEXT } from './case.ts';

const files = fixtureFiles('one');
const bytesOf = (path: string): Buffer => Buffer.from(files[path] ?? '');
const pdf = bytesOf('legal/terms.pdf');
const TERMS = '/legal/terms.pdf';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const accept = (value: string) => ({ 'Accept-Encoding': value });

const pages: Case[] = [
  ['/', 'home one'],
  ['/faq', 'faq one'],
  ['/docs', 'docs one'],
  ['/docs/fraud-prevention', 'fraud one'],
  ['/docs/a/b/deep', 'deep one'],
  ['/fee/index_old', 'old fees one'],
  ['/blog/how-to-use-multisig-feature', 'multisig one'],
].map(([path = '', text = '']) => ({
  name: `page ${path}`,
  ask: { path },
  status: 200,
  headers: {
    'content-type': HTML,
    'cache-control': REVALIDATE,
    vary: 'Accept-Encoding',
    etag: /^"[^"]+"$/,
    'last-modified': / GMT$/,
    'content-encoding': null,
  },
  body: new RegExp(text),
}));

const types: Case[] = [
  ['/_astro/app.one.js', 'text/javascript; charset=utf-8', IMMUTABLE],
  ['/_astro/app.one.css', 'text/css; charset=utf-8', IMMUTABLE],
  ['/_astro/font.hash.woff2', 'font/woff2', IMMUTABLE],
  [
    '/assets/images/seo/home.png',
    'image/png',
    'public, max-age=86400, stale-while-revalidate=604800',
  ],
  [TERMS, 'application/pdf', REVALIDATE],
  ['/fee/files/tariff.pdf', 'application/pdf', REVALIDATE],
  ['/robots.txt', TEXT, REVALIDATE],
  ['/sitemap.xml', 'application/xml; charset=utf-8', REVALIDATE],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8', REVALIDATE],
  ['/favicon.svg', 'image/svg+xml', REVALIDATE],
  ['/build.json', 'application/json; charset=utf-8', REVALIDATE],
  ['/.well-known/security.txt', TEXT, REVALIDATE],
  ['/data/rates.unknown', 'application/octet-stream', REVALIDATE],
].map(([path = '', type = '', caching = '']) => ({
  name: `type and caching of ${path}`,
  ask: { path },
  status: 200,
  headers: { 'content-type': type, 'cache-control': caching },
  ...(path === '/build.json' ? {} : { body: bytesOf(path.slice(1)) }),
}));

const names: Case[] = [
  {
    name: 'a file beside a page of its stem',
    ask: { path: '/faq.txt' },
    status: 200,
    body: /beside/,
  },
  {
    name: 'an encoded space',
    ask: { path: '/name%20with%20space.txt' },
    status: 200,
    body: 'space\n',
  },
  { name: 'encoded UTF-8', ask: { path: '/%C5%BEodis.txt' }, status: 200, body: 'unicode\n' },
  { name: 'an encoded letter', ask: { path: '/%66aq' }, status: 200, body: /faq one/ },
  {
    name: 'an empty file',
    ask: { path: '/empty.txt' },
    status: 200,
    headers: { 'content-length': '0' },
    body: '',
  },
  {
    name: 'a query is ignored',
    ask: { path: '/faq?utm_cid=7&x=%zz"' },
    status: 200,
    body: /faq one/,
  },
  { name: 'the case of a path counts', ask: { path: '/FAQ' }, status: 404 },
];

const compression: Case[] = [
  {
    name: 'brotli',
    ask: { path: '/faq', headers: accept('gzip, deflate, br, zstd') },
    status: 200,
    headers: { 'content-encoding': 'br', vary: 'Accept-Encoding', 'content-type': HTML },
  },
  {
    name: 'zstd before gzip',
    ask: { path: '/faq', headers: accept('gzip, zstd') },
    status: 200,
    headers: { 'content-encoding': 'zstd' },
  },
  {
    name: 'gzip',
    ask: { path: '/faq', headers: accept('gzip') },
    status: 200,
    headers: { 'content-encoding': 'gzip' },
  },
  {
    name: 'names in any case',
    ask: { path: '/faq', headers: accept('GZIP') },
    status: 200,
    headers: { 'content-encoding': 'gzip' },
  },
  {
    name: 'brotli refused by weight',
    ask: { path: '/faq', headers: accept('br;q=0, gzip;q=0.5') },
    status: 200,
    headers: { 'content-encoding': 'gzip' },
  },
  {
    name: 'brotli refused with decimals',
    ask: { path: '/faq', headers: accept('br; q=0.000, gzip') },
    status: 200,
    headers: { 'content-encoding': 'gzip' },
  },
  {
    name: 'a weight above none',
    ask: { path: '/faq', headers: accept('br;q=0.001') },
    status: 200,
    headers: { 'content-encoding': 'br' },
  },
  {
    name: 'only identity',
    ask: { path: '/faq', headers: accept('identity') },
    status: 200,
    headers: { 'content-encoding': null, vary: 'Accept-Encoding' },
  },
  {
    name: 'an unknown coding',
    ask: { path: '/faq', headers: accept('brotli, xgzip') },
    status: 200,
    headers: { 'content-encoding': null },
  },
  {
    name: 'an empty list',
    ask: { path: '/faq', headers: accept('') },
    status: 200,
    headers: { 'content-encoding': null },
  },
  {
    name: 'a hashed script',
    ask: { path: '/_astro/app.one.js', headers: accept('br') },
    status: 200,
    headers: {
      'content-encoding': 'br',
      'cache-control': IMMUTABLE,
      'content-type': 'text/javascript; charset=utf-8',
    },
  },
  {
    name: 'a PDF stays as it is',
    ask: { path: TERMS, headers: accept('br, gzip') },
    status: 200,
    headers: { 'content-encoding': null, vary: null },
    body: pdf,
  },
  {
    name: 'a file too small to gain',
    ask: { path: '/robots.txt', headers: accept('br') },
    status: 200,
    headers: { 'content-encoding': null, vary: 'Accept-Encoding' },
  },
];

/** Pages, files, media types, caching and compression. */
export const PAGE_CASES: readonly Case[] = [...pages, ...types, ...names, ...compression];
