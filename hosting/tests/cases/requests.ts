import { STYLE_HASH } from '../fixture.ts';
import {
  AS_JSON,
  BR,
  type Case,
  ERROR,
  each,
  get,
  type Headers,
  HTML,
  LINE,
  POLICY,
  TERMS,
} from './case.ts';

const METHODS = 'POST PUT PATCH DELETE OPTIONS TRACE PROPFIND PURGE'.split(' ');
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '3' };
const REFUSED = { ...LINE, allow: 'GET, HEAD', location: null };
const methods: Case[] = [
  ...METHODS.map((method): Case => {
    const request = get('/faq/', { 'Content-Length': '0' }, { method });
    return [`method ${method}`, request, 405, REFUSED, 'Method Not Allowed\n'];
  }),
  ['a posted form', get('/faq', FORM, { method: 'POST', body: 'a=1' }), 405, REFUSED],
];

const NOT_FOUND = { location: null };
const targets: Case[] = [
  ...each(
    String.raw`/../etc/passwd /docs/../faq /%2e%2e/%2e%2e/etc/passwd /docs/.%2e/faq /./faq /docs/..
    /docs%2f..%2ffaq /docs%5c..%5cfaq /docs\faq /faq%00.html /%zz /100% /a"b /<script> /faq#top
    /\evil.example/ /<b>/ /x/../`,
    400,
    { ...ERROR, 'content-type': HTML, location: null },
    /<main>Bad Request<\/main>/,
  ),
  ['bytes above ASCII', '/\xc5\xbeodis.txt', 400],
  ['a path of 2049 bytes', `/${'a'.repeat(2047)}/`, 414, { ...LINE, location: null }],
  ['a path of 2048 bytes', `/${'a'.repeat(2047)}`, 404, NOT_FOUND],
];

const ELSEWHERE = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
const HTTPS = { 'X-Forwarded-Proto': 'https' };
const SECURE: Headers = {
  'content-security-policy': `${POLICY}; upgrade-insecure-requests`,
  'strict-transport-security': 'max-age=63072000',
};
/**
 * Of the fixture's pages that are requested here, only the FAQ and the 404 page have inline styles.
 */
const RULES_POLICY = POLICY.replace("style-src 'self'", `style-src 'self' '${STYLE_HASH}'`);
const policy = (value: string) => ({ 'content-security-policy': value });
const others: Case[] = [
  [
    'the Host header does not appear in a redirect',
    get('/faq/', ELSEWHERE),
    301,
    { location: '/faq' },
  ],
  ['a request target in absolute form', 'http://www.solvanto.example/faq', 200, {}, /faq one/],
  ['health /healthz', '/healthz', 200, LINE, 'ok\n'],
  ['health /readyz', '/readyz', 200, LINE, 'ready\n'],
  ['the policy of a page', '/', 200, policy(POLICY)],
  ['the policy of a page with inline styles', '/faq', 200, policy(RULES_POLICY)],
  ['the same, compressed', get('/faq', BR), 200, policy(RULES_POLICY)],
  ['the policy of an error', '/nope', 404, policy(RULES_POLICY)],
  ['the policy of a JSON error', get('/nope', AS_JSON), 404, policy(POLICY)],
  ['the policy of a picture', '/favicon.svg', 200, policy(POLICY)],
  ['a PDF may be drawn by its viewer', TERMS, 200, policy("frame-ancestors 'none'")],
  ['behind https', get('/', HTTPS), 200, SECURE],
  ['a refusal behind https', get('/faq', HTTPS, { method: 'POST' }), 405, SECURE],
  ['a redirect behind https', get('/faq/', HTTPS), 301, { ...SECURE, location: '/faq' }],
];

/** Methods, request targets, hosts, health and security headers. */
export const REQUEST_CASES: readonly Case[] = [...methods, ...targets, ...others];
