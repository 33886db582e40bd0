import { accept, type Case, ERROR_VARY, get, HTML, head, JSON_TYPE } from './case.ts';

const DOWN = {
  'content-type': HTML,
  'cache-control': 'no-store',
  'retry-after': '600',
  vary: ERROR_VARY,
  location: null,
};
const OBJECT = { ...DOWN, 'content-type': JSON_TYPE };
const ERROR = '{"statusCode":503,"message":"Service Unavailable"}';

/** While the maintenance switch is on. */
export const MAINTENANCE_CASES: readonly Case[] = [
  ['a page', '/faq', 503, DOWN, /Service Unavailable/],
  ['an unknown path', '/nope', 503, DOWN],
  ['a trailing slash', '/faq/', 503, DOWN],
  ['HEAD', head('/'), 503, DOWN, ''],
  ['compressed', get('/', accept('gzip')), 503, { ...DOWN, 'content-encoding': 'gzip' }],
  ['as an object', get('/faq', { Accept: 'application/json' }), 503, OBJECT, ERROR],
  ['for a bot', get('/', { 'User-Agent': 'bingbot' }), 503, DOWN, /<main><\/main>/],
  ['what the page is made of', '/_astro/app.one.css', 200],
  ['the icon', '/favicon.svg', 200],
  ['alive', '/healthz', 200, {}, 'ok\n'],
  ['ready to show the page', '/readyz', 200],
  ['a method', { method: 'POST', path: '/faq' }, 405, { allow: 'GET, HEAD' }],
  ['malformed', '/%zz', 400],
];
