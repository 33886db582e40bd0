import {
  accept,
  bytesOf,
  type Case,
  get,
  HTML,
  head,
  IMMUTABLE,
  REVALIDATE,
  TERMS,
  TEXT,
} from './case.ts';

const PAST = 'Sat, 01 Jan 2000 00:00:00 GMT';
const AHEAD = 'Fri, 01 Jan 2100 00:00:00 GMT';
const SAME = {
  etag: /^"/,
  'cache-control': REVALIDATE,
  vary: 'Accept-Encoding',
  'content-type': null,
};
const HASHED = { etag: /^"/, 'cache-control': IMMUTABLE };
const tag = (value: string, path = '/faq') => get(path, { 'If-None-Match': value });
const since = (value: string) => get('/faq', { 'If-Modified-Since': value });
const brotli = { first: accept('br') };
const BROTLI_TAG = { ...accept('br'), 'If-None-Match': '{etag}' };
const OTHER_TAG = { 'If-None-Match': '"other"', 'If-Modified-Since': '{modified}' };

const conditional: Case[] = [
  ['the same tag', tag('{etag}'), 304, SAME, ''],
  ['the same tag, weakened by a proxy', tag('W/{etag}'), 304],
  ['one of several tags', tag('"other", {etag}'), 304],
  ['any tag', tag('*'), 304],
  ['another tag', tag('"other"'), 200],
  ['a tag without quotes', tag('other'), 200],
  ["the compressed form's tag does not fit the plain form", { ...tag('{etag}'), ...brotli }, 200],
  ["the compressed form's tag fits itself", get('/faq', BROTLI_TAG, brotli), 304],
  ['not modified since', since('{modified}'), 304],
  ['modified since', since(PAST), 200],
  // A date ahead is a date: RFC 9110, section 13.1.3, knows no exception for it.
  ['not modified since a day to come', since(AHEAD), 304],
  ['a date that is none', since('yesterday'), 200],
  ['the tag wins over the date', get('/faq', OTHER_TAG), 200],
  ['the right tag is asked for', get('/faq', { 'If-Match': '{etag}' }), 200],
  [
    'a wrong tag is asked for',
    get('/faq', { 'If-Match': '"other"' }),
    412,
    { 'content-type': TEXT },
  ],
  ['unmodified since long ago', get('/faq', { 'If-Unmodified-Since': PAST }), 412],
  ['immutable files are revalidated too', tag('{etag}', '/_astro/app.one.js'), 304, HASHED],
];

const pdf = bytesOf(TERMS);
const range = (value: string, headers = {}) => get(TERMS, { Range: value, ...headers });

const parts: Case[] = (
  [
    ['the first bytes', '0-99', 0, 99],
    ['one byte', '7-7', 7, 7],
    ['from the middle to the end', '4000-', 4000, 4999],
    ['the last bytes', '-100', 4900, 4999],
    ['more last bytes than there are', '-9000', 0, 4999],
    ['an end beyond the file', '4990-9999', 4990, 4999],
  ] as const
).map(([name, bytes, first, last]) => {
  const headers = {
    'content-range': `bytes ${first}-${last}/5000`,
    'content-length': String(last - first + 1),
    'content-type': 'application/pdf',
  };
  return [name, range(`bytes=${bytes}`), 206, headers, pdf.subarray(first, last + 1)];
});

const OUTSIDE = { 'content-range': 'bytes */5000', 'cache-control': 'no-store' };
const FOUR_BYTES = { ...accept('br'), Range: 'bytes=0-3' };
const COMPRESSED = { 'content-encoding': 'br', 'content-length': '4' };
const ranges: Case[] = [
  ['ranges are offered', TERMS, 200, { 'accept-ranges': 'bytes' }],
  ...parts,
  ['a start beyond the file', range('bytes=5000-'), 416, OUTSIDE],
  ['no numbers', range('bytes=a-b'), 416, OUTSIDE],
  ['an end before the start', range('bytes=9-3'), 416, OUTSIDE],
  ['several parts are answered whole', range('bytes=0-1,5-6'), 200, {}, pdf],
  ['another unit is answered whole', range('pages=1-2'), 200, {}, pdf],
  ['a range of the known version', range('bytes=0-9', { 'If-Range': '{etag}' }), 206],
  ['a range of another version', range('bytes=0-9', { 'If-Range': '"other"' }), 200, {}, pdf],
  ['a range by date', range('bytes=0-9', { 'If-Range': '{modified}' }), 206],
  ['a range of a compressed page', get('/faq', FOUR_BYTES), 206, COMPRESSED],
];

const PAGE = { 'content-length': /^\d{4}$/, etag: /^"/, 'content-type': HTML };
const SMALLER = { 'content-encoding': 'br', 'content-length': /^\d{2,3}$/ };
const WHOLE = { 'content-length': '5000', 'content-range': null };
const heads: Case[] = [
  ['HEAD of a page', head('/faq'), 200, PAGE, ''],
  ['HEAD of a compressed page', head('/faq', accept('br')), 200, SMALLER, ''],
  ['HEAD of an unknown path', head('/nope'), 404, {}, ''],
  ['HEAD of a redirect', head('/faq/'), 301, { location: '/faq' }, ''],
  ['HEAD looks at no range', head(TERMS, { Range: 'bytes=0-9' }), 200, WHOLE, ''],
  ['HEAD with a condition', head('/faq', { 'If-None-Match': '{etag}' }), 304, {}, ''],
];

/** Conditional requests, ranges and HEAD. */
export const CONDITION_CASES: readonly Case[] = [...conditional, ...ranges, ...heads];
