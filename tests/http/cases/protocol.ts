import { STYLE_HASH } from '../fixture.ts';
import { type Case, get, TERMS, TEXT } from './case.ts';
import { POLICY, SECURE_HEADERS } from './security.ts';

const REFUSED = { allow: 'GET, HEAD', 'content-type': TEXT, 'cache-control': 'no-store' };
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '3' };
const METHODS = 'POST PUT PATCH DELETE OPTIONS TRACE PROPFIND PURGE BREW'.split(' ');
const methods: Case[] = [
  ...METHODS.map((method): Case => {
    const request = get('/faq', { 'Content-Length': '0' }, { method });
    return [`method ${method}`, request, 405, REFUSED, 'Method Not Allowed\n'];
  }),
  ['a form that is posted', get('/faq', FORM, { method: 'POST', body: 'a=1' }), 405, REFUSED],
  ['an unknown path with an unknown method', { method: 'DELETE', path: '/nope' }, 405],
];

const CLOSED = { 'content-type': TEXT, connection: 'close' };
const malformed = [
  ['dots above the root', '/../etc/passwd'],
  ['dots inside', '/docs/../faq'],
  ['encoded dots', '/%2e%2e/%2e%2e/etc/passwd'],
  ['half encoded dots', '/docs/.%2e/faq'],
  ['one dot', '/./faq'],
  ['dots at the end', '/docs/..'],
  ['dots behind an encoded slash', '/docs%2f..%2ffaq'],
  ['dots behind an encoded backslash', '/docs%5c..%5cfaq'],
  ['a backslash', '/docs\\faq'],
  ['an encoded zero', '/faq%00.html'],
  ['a broken escape', '/%zz'],
  ['a lone percent sign', '/100%'],
  ['a quotation mark', '/a"b'],
  ['an angle bracket', '/<script>'],
  ['a fragment', '/faq#top'],
  ['bytes above ASCII', '/\xc5\xbeodis.txt'],
  ['no slash', 'faq'],
].map(([name = '', path = '']): Case => [name, path, 400, CLOSED]);

const targets: Case[] = [
  ...malformed,
  ['a path of 2049 bytes', `/${'a'.repeat(2048)}`, 414, CLOSED],
  ['a path of 9000 bytes', `/${'a'.repeat(8999)}`, 414, CLOSED],
  ['a path of 2048 bytes', `/${'a'.repeat(2047)}`, 404],
  ['too many header bytes', get('/', { X: 'y'.repeat(17_000) }), 431],
  ['a body where none belongs', get('/faq', { 'Content-Length': '20000' }), 413],
  ['an asterisk', { method: 'OPTIONS', path: '*' }, 400],
];

const ELSEWHERE = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
const host = (name: string) => get('/faq', { Host: name });
const hosts: Case[] = [
  ['an unknown host', host('evil.example'), 200, {}, /faq one/],
  ['an unknown host is not repeated', get('/faq/', ELSEWHERE), 301, { location: '/faq' }],
  ['a host with a port', host('www.solvanto.example:8443'), 200],
  ['an IPv6 host', host('[::1]:4321'), 200],
  ['an empty host', host(''), 400],
  ['a host that can be none', host('a/b'), 400],
  ['an expectation that nobody has', get('/faq', { Expect: '200-ok' }), 200, {}, /faq one/],
];

/** A whole request, its lines divided by bars. */
const raw = (lines: string) => ({ path: '', raw: `${lines.replaceAll('|', '\r\n')}\r\n\r\n` });
const faulty = [
  ['a method in small letters', 'get /faq HTTP/1.1|Host: a'],
  ['CONNECT', 'CONNECT www.solvanto.example:443 HTTP/1.1|Host: a'],
  ['no host', 'GET /faq HTTP/1.1'],
  ['two hosts', 'GET /faq HTTP/1.1|Host: a|Host: b'],
  ['noise', 'garbage'],
  ['the start of a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['a line without a version', 'GET /faq HTTP|Host: a'],
  ['a header without a colon', 'GET /faq HTTP/1.1|Host: a|nothing|Connection: close'],
  ['two lengths', 'GET /faq HTTP/1.1|Host: a|Content-Length: 1|Content-Length: 2'],
  ['a length that is no number', 'GET /faq HTTP/1.1|Host: a|Content-Length: x'],
  [
    'a length and chunks at once',
    'POST /faq HTTP/1.1|Host: a|Content-Length: 4|Transfer-Encoding: chunked||0',
  ],
].map(([name = '', lines = '']): Case => [name, raw(lines), 400]);

const ABSOLUTE = 'GET http://www.solvanto.example/faq HTTP/1.1|Host: a|Connection: close';
const lines: Case[] = [
  ...faulty,
  ['no host in HTTP/1.0', raw('GET /faq HTTP/1.0'), 200, {}, /faq one/],
  ['the absolute form', raw(ABSOLUTE), 200, {}, /faq one/],
];

const PROGRAM = { 'content-type': TEXT, 'cache-control': 'no-store' };
const HTTPS = { 'X-Forwarded-Proto': 'https' };
const THE_POLICY = { 'content-security-policy': POLICY };
/** Only the FAQ carries rules. */
const FAQ_POLICY = {
  'content-security-policy': POLICY.replace("style-src 'self'", `style-src 'self' '${STYLE_HASH}'`),
};
const VIEWER = { 'content-security-policy': "frame-ancestors 'none'" };
const others: Case[] = [
  ['health /healthz', '/healthz', 200, PROGRAM, 'ok\n'],
  ['health /readyz', '/readyz', 200, PROGRAM, 'ready\n'],
  ['the policy of a page', '/', 200, THE_POLICY],
  ['the policy of a page with rules of its own', '/faq', 200, FAQ_POLICY],
  ['the same, compressed', get('/faq', { 'Accept-Encoding': 'br' }), 200, FAQ_POLICY],
  ['the policy of an error', '/nope', 404, THE_POLICY],
  ['the policy of a picture', '/favicon.svg', 200, THE_POLICY],
  ['a PDF may be drawn by its viewer', TERMS, 200, VIEWER],
  ['behind https', get('/', HTTPS), 200, SECURE_HEADERS],
  ['an error behind https', get('/nope', HTTPS), 404, SECURE_HEADERS],
  ['a redirect behind https', get('/faq/', HTTPS), 301, { ...SECURE_HEADERS, location: '/faq' }],
];

/** Methods, request targets, hosts, request lines, health and security headers. */
export const PROTOCOL_CASES: readonly Case[] = [
  ...methods,
  ...targets,
  ...hosts,
  ...lines,
  ...others,
];
