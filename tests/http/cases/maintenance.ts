import { type Case, ERROR_VARY, HTML, JSON_TYPE } from './case.ts';

const headers = {
  'content-type': HTML,
  'cache-control': 'no-store',
  'retry-after': '600',
  vary: ERROR_VARY,
};

/** While the maintenance switch is on. */
export const MAINTENANCE_CASES: readonly Case[] = [
  { name: 'a page', ask: { path: '/faq' }, status: 503, headers, body: /Service Unavailable/ },
  { name: 'an unknown path', ask: { path: '/nope' }, status: 503, headers },
  { name: 'a trailing slash', ask: { path: '/faq/' }, status: 503, headers: { location: null } },
  { name: 'HEAD', ask: { method: 'HEAD', path: '/' }, status: 503, headers, body: '' },
  {
    name: 'compressed',
    ask: { path: '/', headers: { 'Accept-Encoding': 'gzip' } },
    status: 503,
    headers: { ...headers, 'content-encoding': 'gzip' },
  },
  {
    name: 'as an object',
    ask: { path: '/faq', headers: { Accept: 'application/json' } },
    status: 503,
    headers: { ...headers, 'content-type': JSON_TYPE },
    body: '{"statusCode":503,"message":"Service Unavailable"}',
  },
  {
    name: 'for a bot',
    ask: { path: '/', headers: { 'User-Agent': 'bingbot' } },
    status: 503,
    headers,
    body: /<main><\/main>/,
  },
  { name: 'what the page is made of', ask: { path: '/_astro/app.one.css' }, status: 200 },
  { name: 'the icon', ask: { path: '/favicon.svg' }, status: 200 },
  { name: 'alive', ask: { path: '/healthz' }, status: 200, body: 'ok\n' },
  { name: 'ready to show the page', ask: { path: '/readyz' }, status: 200 },
  {
    name: 'a method',
    ask: { method: 'POST', path: '/faq' },
    status: 405,
    headers: { allow: 'GET, HEAD' },
  },
  { name: 'malformed', ask: { path: '/%zz' }, status: 400 },
];
