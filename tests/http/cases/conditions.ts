import { fixtureFiles } from '../fixture.ts';
import { type Case, HTML, REVALIDATE, TEXT } from './case.ts';

const TERMS = '/legal/terms.pdf';
const pdf = Buffer.from(fixtureFiles('one')['legal/terms.pdf'] ?? '');
const IMMUTABLE = 'public, max-age=31536000, immutable';
const accept = (value: string) => ({ 'Accept-Encoding': value });

const conditional: Case[] = [
  {
    name: 'the same tag',
    ask: { path: '/faq', headers: { 'If-None-Match': '{etag}' } },
    status: 304,
    headers: {
      etag: /^"/,
      'cache-control': REVALIDATE,
      vary: 'Accept-Encoding',
      'content-type': null,
    },
    body: '',
  },
  {
    name: 'the same tag, weakened by a proxy',
    ask: { path: '/faq', headers: { 'If-None-Match': 'W/{etag}' } },
    status: 304,
  },
  {
    name: 'one of several tags',
    ask: { path: '/faq', headers: { 'If-None-Match': '"other", {etag}' } },
    status: 304,
  },
  { name: 'any tag', ask: { path: '/faq', headers: { 'If-None-Match': '*' } }, status: 304 },
  {
    name: 'another tag',
    ask: { path: '/faq', headers: { 'If-None-Match': '"other"' } },
    status: 200,
  },
  {
    name: 'a tag without quotes',
    ask: { path: '/faq', headers: { 'If-None-Match': 'other' } },
    status: 200,
  },
  {
    name: "the compressed form's tag does not fit the plain form",
    ask: { path: '/faq', headers: { 'If-None-Match': '{etag}' } },
    first: accept('br'),
    status: 200,
  },
  {
    name: "the compressed form's tag fits itself",
    ask: { path: '/faq', headers: { ...accept('br'), 'If-None-Match': '{etag}' } },
    first: accept('br'),
    status: 304,
  },
  {
    name: 'not modified since',
    ask: { path: '/faq', headers: { 'If-Modified-Since': '{modified}' } },
    status: 304,
  },
  {
    name: 'modified since',
    ask: { path: '/faq', headers: { 'If-Modified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' } },
    status: 200,
  },
  {
    name: 'a date that is none',
    ask: { path: '/faq', headers: { 'If-Modified-Since': 'yesterday' } },
    status: 200,
  },
  {
    name: 'the tag wins over the date',
    ask: {
      path: '/faq',
      headers: { 'If-None-Match': '"other"', 'If-Modified-Since': '{modified}' },
    },
    status: 200,
  },
  {
    name: 'the right tag is asked for',
    ask: { path: '/faq', headers: { 'If-Match': '{etag}' } },
    status: 200,
  },
  {
    name: 'a wrong tag is asked for',
    ask: { path: '/faq', headers: { 'If-Match': '"other"' } },
    status: 412,
    headers: { 'content-type': TEXT },
  },
  {
    name: 'unmodified since long ago',
    ask: { path: '/faq', headers: { 'If-Unmodified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' } },
    status: 412,
  },
  {
    name: 'immutable files are revalidated too',
    ask: { path: '/_astro/app.one.js', headers: { 'If-None-Match': '{etag}' } },
    status: 304,
    headers: { 'cache-control': IMMUTABLE },
  },
];

const range = (value: string) => ({ path: TERMS, headers: { Range: value } });
const part = (name: string, value: string, first: number, last: number): Case => ({
  name,
  ask: range(value),
  status: 206,
  headers: {
    'content-range': `bytes ${first}-${last}/5000`,
    'content-length': String(last - first + 1),
    'content-type': 'application/pdf',
  },
  body: pdf.subarray(first, last + 1),
});
const outside = (name: string, value: string): Case => ({
  name,
  ask: range(value),
  status: 416,
  headers: { 'content-range': 'bytes */5000', 'cache-control': 'no-store' },
});

const ranges: Case[] = [
  {
    name: 'ranges are offered',
    ask: { path: TERMS },
    status: 200,
    headers: { 'accept-ranges': 'bytes' },
  },
  part('the first bytes', 'bytes=0-99', 0, 99),
  part('one byte', 'bytes=7-7', 7, 7),
  part('from the middle to the end', 'bytes=4000-', 4000, 4999),
  part('the last bytes', 'bytes=-100', 4900, 4999),
  part('more last bytes than there are', 'bytes=-9000', 0, 4999),
  part('an end beyond the file', 'bytes=4990-9999', 4990, 4999),
  outside('a start beyond the file', 'bytes=5000-'),
  outside('no numbers', 'bytes=a-b'),
  outside('an end before the start', 'bytes=9-3'),
  { name: 'several parts are answered whole', ask: range('bytes=0-1,5-6'), status: 200, body: pdf },
  { name: 'another unit is answered whole', ask: range('pages=1-2'), status: 200, body: pdf },
  {
    name: 'a range of the known version',
    ask: { path: TERMS, headers: { Range: 'bytes=0-9', 'If-Range': '{etag}' } },
    status: 206,
  },
  {
    name: 'a range of another version is answered whole',
    ask: { path: TERMS, headers: { Range: 'bytes=0-9', 'If-Range': '"other"' } },
    status: 200,
    body: pdf,
  },
  {
    name: 'a range by date',
    ask: { path: TERMS, headers: { Range: 'bytes=0-9', 'If-Range': '{modified}' } },
    status: 206,
  },
  {
    name: 'a range of a compressed page',
    ask: { path: '/faq', headers: { ...accept('br'), Range: 'bytes=0-3' } },
    status: 206,
    headers: { 'content-encoding': 'br', 'content-length': '4' },
  },
];

const heads: Case[] = [
  {
    name: 'HEAD of a page',
    ask: { method: 'HEAD', path: '/faq' },
    status: 200,
    headers: { 'content-length': /^\d{3}$/, etag: /^"/, 'content-type': HTML },
    body: '',
  },
  {
    name: 'HEAD of a compressed page',
    ask: { method: 'HEAD', path: '/faq', headers: accept('br') },
    status: 200,
    headers: { 'content-encoding': 'br', 'content-length': /^\d+$/ },
    body: '',
  },
  {
    name: 'HEAD of an unknown path',
    ask: { method: 'HEAD', path: '/nope' },
    status: 404,
    body: '',
  },
  {
    name: 'HEAD of a redirect',
    ask: { method: 'HEAD', path: '/faq/' },
    status: 301,
    headers: { location: '/faq' },
    body: '',
  },
  {
    name: 'HEAD with a condition',
    ask: { method: 'HEAD', path: '/faq', headers: { 'If-None-Match': '{etag}' } },
    status: 304,
    body: '',
  },
];

/** Conditional requests, ranges and HEAD. */
export const CONDITION_CASES: readonly Case[] = [...conditional, ...ranges, ...heads];
