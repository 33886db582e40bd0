import fc from 'fast-check';
import { brokenLine, type Hostile, known, pick, smuggling } from './hostile-lines.ts';

const joined = (parts: fc.Arbitrary<string>, least: number, most: number): fc.Arbitrary<string> =>
  fc.array(parts, { minLength: least, maxLength: most }).map((all) => all.join(''));

const dots = pick(
  '..',
  '%2e%2e',
  '%2E.',
  '.%2e',
  '%252e%252e',
  '%25252e%25252e',
  '%c0%ae%c0%ae',
  '%e0%80%ae%e0%80%ae',
  '%uff0e%uff0e',
  '..;',
  '....',
  '.',
);
const slash = pick(
  '/',
  '//',
  '\\',
  '%2f',
  '%2F',
  '%5c',
  '%252f',
  '%c0%af',
  '%e0%80%af',
  '/./',
  '%00/',
);
const outside = pick(
  'secret.txt',
  'canary/secret.txt',
  'etc/passwd',
  '.env',
  '.git/config',
  'build.json',
);
const traversal = fc
  .tuple(
    pick('', '/docs', '/_astro', '/legal', '/.well-known'),
    joined(
      fc.tuple(slash, dots).map((p) => p.join('')),
      1,
      6,
    ),
    slash,
    outside,
  )
  .map((parts) => parts.join(''))
  .map((path) => (path.startsWith('/') ? path : `/${path}`));

const oddPath = fc.oneof(
  fc.string({ maxLength: 60 }).map((text) => `/${text}`),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `/${text}`),
  joined(
    pick('%', '%0', '%00', '%0a', '%0d%0a', '%ff', '%zz', '%u0041', 'a', '/', '?', '#'),
    1,
    20,
  ).map((text) => `/${text}`),
  fc
    .tuple(
      known,
      pick('%00', '%00.html', '.html%00', '\0', '/', '//', '/.', '.br', '?', ';a=1', '#', '~'),
    )
    .map((p) => p.join('')),
  fc.integer({ min: 1, max: 30_000 }).map((size) => `/${'a/'.repeat(size / 2)}`),
  fc.integer({ min: 1, max: 8_000 }).map((size) => `/faq?${'q'.repeat(size)}`),
  pick(
    '*',
    '',
    'faq',
    'http://',
    'http://evil.example',
    'https://[::1',
    '//evil.example/%2e%2e/',
    '/http://x/',
    'ftp://x/faq',
  ),
);

const oddRange = fc.oneof(
  fc.nat(6_000).map((first) => `bytes=${first}-`),
  fc.nat(6_000).map((last) => `bytes=-${last}`),
  fc.tuple(fc.integer(), fc.integer()).map(([a, b]) => `bytes=${a}-${b}`),
  joined(
    pick(
      '0-',
      '-0',
      '1-2',
      '-',
      ',',
      ' ',
      '9-1',
      '99999999999999999999-',
      '-99999999999999999999',
      'x',
    ),
    1,
    400,
  ).map((set) => `bytes=${set}`),
  fc.string({ maxLength: 40 }).map((text) => `bytes=${text}`),
);
const oddTag = fc.oneof(
  pick('*', '""', '"*"'),
  fc.string({ maxLength: 60 }),
  joined(pick('"', 'W/', '*', ',', '"a"', ' ', '\\"'), 1, 200),
);
const oddDate = pick(
  '',
  '0',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  'Thu, 99 Foo 9999 99:99:99 GMT',
  '-1',
  '1e999',
);
/** What may stand in a header without ending it. */
const clean = (value: string): string => value.replace(/[\r\n\0]/g, ' ');

const field = fc.oneof(
  oddRange.map((value) => ['Range', value]),
  oddRange.map((value) => ['Range', value]),
  fc.nat(99_999_999).map((size) => ['Content-Length', String(size)]),
  oddTag.map((value) => ['If-None-Match', value]),
  oddTag.map((value) => ['If-Match', value]),
  oddTag.map((value) => ['If-Range', value]),
  oddDate.map((value) => ['If-Modified-Since', value]),
  oddDate.map((value) => ['If-Unmodified-Since', value]),
  joined(pick('br', 'gzip', ';q=', '0', '0.', '1', ',', '*', ' ', 'identity'), 1, 300).map(
    (value) => ['Accept-Encoding', value],
  ),
  joined(pick('text/html', 'application/json', ';q=', '0', '.9', ',', '*/*', ' '), 1, 300).map(
    (value) => ['Accept', value],
  ),
  fc.string({ maxLength: 200 }).map((value) => ['User-Agent', value]),
  fc.string({ maxLength: 40 }).map((value) => ['X-Forwarded-For', value]),
  fc.string({ maxLength: 40 }).map((value) => ['X-Forwarded-Proto', value]),
  fc.integer({ min: 1, max: 20_000 }).map((size) => ['X-Large', 'x'.repeat(size)]),
  fc.string({ maxLength: 20 }).map((value) => ['Host', value]),
  pick('upgrade', 'keep-alive, Upgrade', 'close').map((value) => ['Connection', value]),
  pick('h2c', 'websocket', 'TLS/1.0').map((value) => ['Upgrade', value]),
  pick('100-continue', 'else').map((value) => ['Expect', value]),
);

const whole = (kind: string, path: fc.Arbitrary<string>): fc.Arbitrary<Hostile> =>
  fc
    .tuple(
      pick(...Array<string>(12).fill('GET'), 'HEAD', 'POST', 'TRACE', 'FOO'),
      path,
      fc.array(field, { maxLength: 4 }),
    )
    .map(([method, target, fields]) => {
      const lines = fields.map(([name = '', value = '']) => `${name}: ${clean(value)}\r\n`);
      const text = `${method} ${target} HTTP/1.1\r\nHost: a\r\n${lines.join('')}\r\n`;
      return { kind, bytes: Buffer.from(text, kind === 'path' ? 'utf8' : 'latin1') };
    });

/** Any hostile request. The same seed gives the same requests. */
export const hostile: fc.Arbitrary<Hostile> = fc.oneof(
  { weight: 4, arbitrary: whole('traversal', traversal) },
  { weight: 3, arbitrary: whole('path', oddPath) },
  { weight: 6, arbitrary: whole('fields', known) },
  { weight: 2, arbitrary: smuggling },
  { weight: 2, arbitrary: brokenLine },
);
