import fc from 'fast-check';

/** One hostile request: what is written on the connection, byte for byte. */
export interface Hostile {
  readonly kind: string;
  readonly bytes: Buffer;
}

/** One of the values. */
export const pick = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
/** Paths that exist in the fixture. */
export const known = pick(
  '/',
  '/faq',
  '/docs/fraud-prevention',
  '/legal/terms.pdf',
  '/_astro/app.one.js',
);

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
/** Two framings in one message, with a second request hidden behind it. */
export const smuggling: fc.Arbitrary<Hostile> = fc
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

/** Bytes that are hardly a request at all. */
export const brokenLine: fc.Arbitrary<Hostile> = line.map((bytes) => ({ kind: 'line', bytes }));
