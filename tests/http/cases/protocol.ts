import { type Case, TEXT } from './case.ts';
import { POLICY, SECURE_HEADERS } from './security.ts';

const method = (name: string): Case => ({
  name: `method ${name}`,
  ask: { method: name, path: '/faq', headers: { 'Content-Length': '0' } },
  status: 405,
  headers: { allow: 'GET, HEAD', 'content-type': TEXT, 'cache-control': 'no-store' },
  body: 'Method Not Allowed\n',
});
const refused = (name: string, path: string, status = 400): Case => ({
  name,
  ask: { path },
  status,
  headers: { 'content-type': TEXT, connection: 'close' },
});
const raw = (name: string, text: string, status: number, body?: RegExp): Case => ({
  name,
  ask: { path: '', raw: text },
  status,
  ...(body ? { body } : {}),
});

const methods: Case[] = [
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'BREW'].map(
    method,
  ),
  {
    name: 'a form that is posted',
    ask: {
      method: 'POST',
      path: '/faq',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '3' },
      body: 'a=1',
    },
    status: 405,
    headers: { allow: 'GET, HEAD' },
  },
  {
    name: 'an unknown path with an unknown method',
    ask: { method: 'DELETE', path: '/nope' },
    status: 405,
  },
  raw('a method in small letters', 'get /faq HTTP/1.1\r\nHost: a\r\n\r\n', 400),
  raw('CONNECT', 'CONNECT www.solvanto.example:443 HTTP/1.1\r\nHost: a\r\n\r\n', 400),
];

const targets: Case[] = [
  refused('dots above the root', '/../etc/passwd'),
  refused('dots inside', '/docs/../faq'),
  refused('encoded dots', '/%2e%2e/%2e%2e/etc/passwd'),
  refused('half encoded dots', '/docs/.%2e/faq'),
  refused('one dot', '/./faq'),
  refused('dots at the end', '/docs/..'),
  refused('dots behind an encoded slash', '/docs%2f..%2ffaq'),
  refused('dots behind an encoded backslash', '/docs%5c..%5cfaq'),
  refused('a backslash', '/docs\\faq'),
  refused('an encoded zero', '/faq%00.html'),
  refused('a broken escape', '/%zz'),
  refused('a lone percent sign', '/100%'),
  refused('a quotation mark', '/a"b'),
  refused('an angle bracket', '/<script>'),
  refused('a fragment', '/faq#top'),
  refused('bytes above ASCII', '/\xc5\xbeodis.txt'),
  refused('no slash', 'faq'),
  refused('a path of 2049 bytes', `/${'a'.repeat(2048)}`, 414),
  refused('a path of 9000 bytes', `/${'a'.repeat(8999)}`, 414),
  { name: 'a path of 2048 bytes', ask: { path: `/${'a'.repeat(2047)}` }, status: 404 },
  {
    name: 'too many header bytes',
    ask: { path: '/', headers: { X: 'y'.repeat(17_000) } },
    status: 431,
  },
  {
    name: 'a body where none belongs',
    ask: { path: '/faq', headers: { 'Content-Length': '20000' } },
    status: 413,
  },
  { name: 'an asterisk', ask: { method: 'OPTIONS', path: '*' }, status: 400 },
];

const CLOSE = 'Connection: close\r\n\r\n';
const hosts: Case[] = [
  {
    name: 'an unknown host',
    ask: { path: '/faq', headers: { Host: 'evil.example' } },
    status: 200,
    body: /faq one/,
  },
  {
    name: 'an unknown host is not repeated in a redirect',
    ask: { path: '/faq/', headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' } },
    status: 301,
    headers: { location: '/faq' },
  },
  {
    name: 'a host with a port',
    ask: { path: '/faq', headers: { Host: 'www.solvanto.example:8443' } },
    status: 200,
  },
  { name: 'an IPv6 host', ask: { path: '/faq', headers: { Host: '[::1]:4321' } }, status: 200 },
  { name: 'an empty host', ask: { path: '/faq', headers: { Host: '' } }, status: 400 },
  { name: 'a host that can be none', ask: { path: '/faq', headers: { Host: 'a/b' } }, status: 400 },
  raw('no host', 'GET /faq HTTP/1.1\r\n\r\n', 400),
  raw('two hosts', 'GET /faq HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400),
  raw('no host in HTTP/1.0', 'GET /faq HTTP/1.0\r\n\r\n', 200, /faq one/),
  raw(
    'the absolute form',
    `GET http://www.solvanto.example/faq HTTP/1.1\r\nHost: a\r\n${CLOSE}`,
    200,
    /faq one/,
  ),
];

const lines: Case[] = [
  raw('noise', 'garbage\r\n\r\n', 400),
  raw('the start of a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400),
  raw('a line without a version', 'GET /faq HTTP\r\nHost: a\r\n\r\n', 400),
  raw(
    'a header without a colon',
    'GET /faq HTTP/1.1\r\nHost: a\r\nnothing\r\nConnection: close\r\n\r\n',
    400,
  ),
  raw(
    'a length and chunks at once',
    'POST /faq HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ),
  raw(
    'two lengths',
    'GET /faq HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ),
  raw(
    'a length that is no number',
    'GET /faq HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n',
    400,
  ),
];

const health: Case[] = ['/healthz', '/readyz'].map((path) => ({
  name: `health ${path}`,
  ask: { path },
  status: 200,
  headers: { 'content-type': TEXT, 'cache-control': 'no-store' },
  body: path === '/healthz' ? 'ok\n' : 'ready\n',
}));

const security: Case[] = [
  {
    name: 'the policy of a page',
    ask: { path: '/' },
    status: 200,
    headers: { 'content-security-policy': POLICY },
  },
  {
    name: 'the policy of an error',
    ask: { path: '/nope' },
    status: 404,
    headers: { 'content-security-policy': POLICY },
  },
  {
    name: 'the policy of a picture',
    ask: { path: '/favicon.svg' },
    status: 200,
    headers: { 'content-security-policy': POLICY },
  },
  {
    name: 'a PDF may be drawn by its viewer',
    ask: { path: '/legal/terms.pdf' },
    status: 200,
    headers: { 'content-security-policy': "frame-ancestors 'none'" },
  },
  {
    name: 'behind https',
    ask: { path: '/', headers: { 'X-Forwarded-Proto': 'https' } },
    status: 200,
    headers: SECURE_HEADERS,
  },
  {
    name: 'an error behind https',
    ask: { path: '/nope', headers: { 'X-Forwarded-Proto': 'https' } },
    status: 404,
    headers: SECURE_HEADERS,
  },
  {
    name: 'a redirect behind https',
    ask: { path: '/faq/', headers: { 'X-Forwarded-Proto': 'https' } },
    status: 301,
    headers: SECURE_HEADERS,
  },
];

/** Methods, request targets, hosts, request lines and health. */
export const PROTOCOL_CASES: readonly Case[] = [
  ...methods,
  ...targets,
  ...hosts,
  ...lines,
  ...health,
  ...security,
];
