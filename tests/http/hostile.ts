import fc from 'fast-check';

/** One hostile request: what is written on the connection, byte for byte. */
export interface Hostile {
  readonly kind: string;
  readonly bytes: Buffer;
}

const pick = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
/** One of the words in a text. */
const word = (text: string): fc.Arbitrary<string> => pick(...text.split(' '));
const upTo = (size: number): fc.Arbitrary<string> => fc.string({ maxLength: size });
const joined = (parts: fc.Arbitrary<string>, least: number, most: number): fc.Arbitrary<string> =>
  fc.array(parts, { minLength: least, maxLength: most }).map((all) => all.join(''));
const chain = (...parts: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map((all) => all.join(''));

/** Paths that exist in the fixture. */
const known = word('/ /faq /docs/fraud-prevention /legal/terms.pdf /_astro/app.one.js');

const dots = word(
  '.. %2e%2e %2E. .%2e %252e%252e %25252e%25252e %c0%ae%c0%ae %e0%80%ae%e0%80%ae %uff0e%uff0e ..; .... .',
);
const slash = word('/ // \\ %2f %2F %5c %252f %c0%af %e0%80%af /./ %00/');
const outside = word('secret.txt canary/secret.txt etc/passwd .env .git/config build.json');
const traversal = chain(
  pick('', '/docs', '/_astro', '/legal', '/.well-known'),
  joined(chain(slash, dots), 1, 6),
  slash,
  outside,
).map((path) => (path.startsWith('/') ? path : `/${path}`));

const oddPath = fc.oneof(
  upTo(60).map((text) => `/${text}`),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `/${text}`),
  joined(word('% %0 %00 %0a %0d%0a %ff %zz %u0041 a / ? #'), 1, 20).map((text) => `/${text}`),
  chain(known, word('%00 %00.html .html%00 \0 / // /. .br ? ;a=1 # ~')),
  fc.integer({ min: 1, max: 30_000 }).map((size) => `/${'a/'.repeat(size / 2)}`),
  fc.integer({ min: 1, max: 8_000 }).map((size) => `/faq?${'q'.repeat(size)}`),
  pick('*', '', 'faq', 'http://', 'http://evil.example', 'https://[::1', 'ftp://x/faq'),
  pick('//evil.example/%2e%2e/', '/http://x/'),
);

const LARGE = '99999999999999999999';
const oddRange = fc.oneof(
  fc.nat(6_000).map((first) => `bytes=${first}-`),
  fc.nat(6_000).map((last) => `bytes=-${last}`),
  fc.tuple(fc.integer(), fc.integer()).map(([a, b]) => `bytes=${a}-${b}`),
  joined(pick('0-', '-0', '1-2', '-', ',', ' ', '9-1', `${LARGE}-`, `-${LARGE}`, 'x'), 1, 400).map(
    (set) => `bytes=${set}`,
  ),
  upTo(40).map((text) => `bytes=${text}`),
);
const oddTag = fc.oneof(
  word('* "" "*"'),
  upTo(60),
  joined(pick('"', 'W/', '*', ',', '"a"', ' ', '\\"'), 1, 200),
);
const oddDate = pick(
  ...['', '0', '-1', '1e999'],
  ...['Thu, 01 Jan 1970 00:00:00 GMT', 'Thu, 99 Foo 9999 99:99:99 GMT'],
);
const codingList = joined(pick('br', 'gzip', ';q=', '0', '0.', '1', ',', '*', ' '), 1, 300);
const typeList = joined(
  pick('text/html', 'application/json', ';q=', '0', '.9', ',', '*/*', ' '),
  1,
  300,
);

const FIELDS: readonly [name: string, value: fc.Arbitrary<string>][] = [
  ['Range', oddRange],
  ['Range', oddRange],
  ['Content-Length', fc.nat(99_999_999).map(String)],
  ['If-None-Match', oddTag],
  ['If-Match', oddTag],
  ['If-Range', oddTag],
  ['If-Modified-Since', oddDate],
  ['If-Unmodified-Since', oddDate],
  ['Accept-Encoding', codingList],
  ['Accept', typeList],
  ['User-Agent', upTo(200)],
  ['X-Forwarded-For', upTo(40)],
  ['X-Forwarded-Proto', upTo(40)],
  ['X-Large', fc.integer({ min: 1, max: 20_000 }).map((size) => 'x'.repeat(size))],
  ['Host', upTo(20)],
  ['Connection', pick('upgrade', 'keep-alive, Upgrade', 'close')],
  ['Upgrade', word('h2c websocket TLS/1.0')],
  ['Expect', word('100-continue else')],
];
/** A header line; what would end it early is taken out. */
const field = fc.oneof(
  ...FIELDS.map(([name, value]) =>
    value.map((text) => `${name}: ${text.replace(/[\r\n\0]/g, ' ')}\r\n`),
  ),
);

const whole = (kind: string, path: fc.Arbitrary<string>): fc.Arbitrary<Hostile> =>
  fc
    .tuple(
      pick(...Array<string>(12).fill('GET'), 'HEAD', 'POST', 'TRACE', 'FOO'),
      path,
      fc.array(field, { maxLength: 4 }),
    )
    .map(([method, target, fields]) => {
      const text = `${method} ${target} HTTP/1.1\r\nHost: a\r\n${fields.join('')}\r\n`;
      return { kind, bytes: Buffer.from(text, kind === 'path' ? 'utf8' : 'latin1') };
    });

const hidden = 'GET /canary HTTP/1.1\r\nHost: a\r\n\r\n';
const framings = pick(
  ...['0', '5', `${hidden.length}`, '-1', '+5', '5, 5', '0x5'].map((n) => `Content-Length: ${n}`),
  ...['Content-Length : 5', ' Content-Length: 5', 'Transfer-Encoding : chunked', '\tchunked'],
  ...['chunked', 'xchunked', 'chunked, identity', 'identity', 'gzip, chunked', '\tchunked'].map(
    (coding) => `Transfer-Encoding: ${coding}`,
  ),
  'transfer-encoding: CHUNKED',
);
const chunks = pick(
  ...['0\r\n\r\n', '5\r\nhello\r\n0\r\n\r\n', '0\r\n\r\nX', 'ffffffffffffffff\r\n'],
  ...['0;x=y\r\n\r\n', '0\n\n', ''],
);
/** Several framings in one message, with a second request hidden behind it. */
const smuggling = fc
  .tuple(word('GET POST'), fc.array(framings, { maxLength: 3 }), chunks, pick('\r\n', '\n', '\r'))
  .map(([method, lines, body, end]) => {
    const head = lines.map((line) => `${line}${end}`).join('');
    const text = `${method} /faq HTTP/1.1\r\nHost: a\r\n${head}\r\n${body}${hidden}`;
    return { kind: 'smuggling', bytes: Buffer.from(text, 'latin1') };
  });

const versions = pick(
  ...['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/1.1 ', 'HTTP/99999.1', ''],
);
/** Bytes that are hardly a request at all. */
const brokenLine = fc
  .oneof(
    fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
    fc.string({ unit: 'binary', maxLength: 100 }).map((text) => `${text}\r\n\r\n`),
    chain(
      pick('GET', 'get', '', 'G ET', 'GET\0'),
      pick(' ', '  ', '\t', ''),
      known,
      pick(' ', '', '  '),
      versions,
      pick('\r\n\r\n', '\n\n', '\r\n', ''),
    ),
    fc
      .tuple(known, fc.integer({ min: 50, max: 3_000 }))
      .map(([path, count]) => `GET ${path} HTTP/1.1\r\nHost: a\r\n${'X: y\r\n'.repeat(count)}\r\n`),
    pick('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '\x16\x03\x01\x00\xa5\x01\x00'),
    pick('GET /faq HTTP/1.1\r\n Host: a\r\n\r\n', 'GET /faq HTTP/1.1\r\n: a\r\n\r\n'),
  )
  .map((text): Hostile => ({ kind: 'line', bytes: Buffer.from(text, 'latin1') }));

/** Any hostile request. The same seed gives the same requests. */
export const hostile: fc.Arbitrary<Hostile> = fc.oneof(
  { weight: 4, arbitrary: whole('traversal', traversal) },
  { weight: 3, arbitrary: whole('path', oddPath) },
  { weight: 6, arbitrary: whole('fields', known) },
  { weight: 2, arbitrary: smuggling },
  { weight: 2, arbitrary: brokenLine },
);
