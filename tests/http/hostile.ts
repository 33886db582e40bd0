import fc from 'fast-check';

/** One hostile request: what is written on the connection, byte for byte. */
export interface Hostile {
  readonly kind: string;
  readonly bytes: Buffer;
}

const pick = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const joined = (parts: fc.Arbitrary<string>, least: number, most: number): fc.Arbitrary<string> =>
  fc.array(parts, { minLength: least, maxLength: most }).map((all) => all.join(''));

const known = pick('/', '/faq', '/docs/fraud-prevention', '/legal/terms.pdf', '/_astro/app.one.js');

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
      pick('GET', 'GET', 'GET', 'HEAD', 'POST', 'TRACE', 'FOO'),
      path,
      fc.array(field, { maxLength: 4 }),
    )
    .map(([method, target, fields]) => {
      const lines = fields.map(([name = '', value = '']) => `${name}: ${clean(value)}\r\n`);
      const text = `${method} ${target} HTTP/1.1\r\nHost: a\r\n${lines.join('')}\r\n`;
      return { kind, bytes: Buffer.from(text, kind === 'path' ? 'utf8' : 'latin1') };
    });

const hidden = 'GET /canary HTTP/1.1\r\nHost: a\r\n\r\n';
const lengths = pick(
  'Content-Length: 0',
  'Content-Length: 5',
  `Content-Length: ${hidden.length}`,
  'Content-Length: -1',
  'Content-Length: +5',
  'Content-Length: 5, 5',
  'Content-Length: 0x5',
  'Content-Length : 5',
  ' Content-Length: 5',
);
const codings = pick(
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding: identity',
  'transfer-encoding: CHUNKED',
  'Transfer-Encoding: gzip, chunked',
  '\tchunked',
);
const smuggling = fc
  .tuple(
    pick('GET', 'POST'),
    fc.shuffledSubarray(['length', 'coding', 'length again']),
    lengths,
    lengths,
    codings,
    pick(
      '0\r\n\r\n',
      '5\r\nhello\r\n0\r\n\r\n',
      '0\r\n\r\nX',
      'ffffffffffffffff\r\n',
      '0;x=y\r\n\r\n',
      '0\n\n',
      '',
    ),
    pick('\r\n', '\n', '\r'),
  )
  .map(([method, order, one, two, coding, body, end]) => {
    const named: Record<string, string> = { length: one, coding, 'length again': two };
    const lines = order.map((name) => `${named[name]}${end}`).join('');
    return {
      kind: 'smuggling',
      bytes: Buffer.from(
        `${method} /faq HTTP/1.1\r\nHost: a\r\n${lines}\r\n${body}${hidden}`,
        'latin1',
      ),
    };
  });

const line = fc.oneof(
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  fc.string({ unit: 'binary', maxLength: 100 }).map((text) => Buffer.from(`${text}\r\n\r\n`)),
  fc
    .tuple(
      pick('GET', 'get', '', 'G ET', 'GET\0'),
      pick(' ', '  ', '\t', ''),
      known,
      pick(' ', '', '  '),
      pick('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/1.1 ', 'HTTP/99999.1', ''),
      pick('\r\n\r\n', '\n\n', '\r\n', ''),
    )
    .map((parts) => Buffer.from(parts.join(''))),
  fc
    .tuple(known, fc.integer({ min: 50, max: 3_000 }))
    .map(([path, count]) =>
      Buffer.from(`GET ${path} HTTP/1.1\r\nHost: a\r\n${'X: y\r\n'.repeat(count)}\r\n`),
    ),
  pick(
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\x16\x03\x01\x00\xa5\x01\x00',
    'GET /faq HTTP/1.1\r\n Host: a\r\n\r\n',
    'GET /faq HTTP/1.1\r\n: a\r\n\r\n',
  ).map((text) => Buffer.from(text, 'latin1')),
);

/** Any hostile request. The same seed gives the same requests. */
export const hostile: fc.Arbitrary<Hostile> = fc.oneof(
  { weight: 4, arbitrary: whole('traversal', traversal) },
  { weight: 3, arbitrary: whole('path', oddPath) },
  { weight: 3, arbitrary: whole('fields', known) },
  { weight: 2, arbitrary: smuggling },
  { weight: 2, arbitrary: line.map((bytes) => ({ kind: 'line', bytes })) },
);
