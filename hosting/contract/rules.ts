import { BOT_USER_AGENT } from '#spec.ts';

/**
 * The one description of how this site is served. The small server obeys it, and the configuration
 * of nginx, of its container and of static hosts is generated from it.
 * Regular expressions are strings in the dialect that JavaScript and PCRE share.
 */
export const RULES = {
  /** Everything else is answered 405 with this list. */
  methods: ['GET', 'HEAD'],

  /** Media types by file extension, with whether a compressed copy is made. */
  types: {
    html: { type: 'text/html; charset=utf-8', compress: true },
    css: { type: 'text/css; charset=utf-8', compress: true },
    js: { type: 'text/javascript; charset=utf-8', compress: true },
    json: { type: 'application/json; charset=utf-8', compress: true },
    webmanifest: { type: 'application/manifest+json; charset=utf-8', compress: true },
    xml: { type: 'application/xml; charset=utf-8', compress: true },
    atom: { type: 'application/atom+xml; charset=utf-8', compress: true },
    txt: { type: 'text/plain; charset=utf-8', compress: true },
    ts: { type: 'text/plain; charset=utf-8', compress: true },
    md: { type: 'text/markdown; charset=utf-8', compress: true },
    csv: { type: 'text/csv; charset=utf-8', compress: true },
    yaml: { type: 'application/yaml; charset=utf-8', compress: true },
    ics: { type: 'text/calendar; charset=utf-8', compress: true },
    svg: { type: 'image/svg+xml', compress: true },
    ico: { type: 'image/x-icon', compress: true },
    pdf: { type: 'application/pdf', compress: false },
    png: { type: 'image/png', compress: false },
    jpg: { type: 'image/jpeg', compress: false },
    jpeg: { type: 'image/jpeg', compress: false },
    gif: { type: 'image/gif', compress: false },
    webp: { type: 'image/webp', compress: false },
    avif: { type: 'image/avif', compress: false },
    woff2: { type: 'font/woff2', compress: false },
    zip: { type: 'application/zip', compress: false },
  } as Readonly<Record<string, { readonly type: string; readonly compress: boolean }>>,
  fallbackType: 'application/octet-stream',

  /** Compressed copies in order of preference: name in the protocol, extension of the file. */
  encodings: [
    { name: 'br', extension: 'br' },
    { name: 'zstd', extension: 'zst' },
    { name: 'gzip', extension: 'gz' },
  ],

  /** First prefix that fits wins; a file that none fits is revalidated on every use. */
  caching: [
    // Names carry a hash of the content.
    { prefix: '/_astro/', value: 'public, max-age=31536000, immutable' },
    { prefix: '/assets/', value: 'public, max-age=86400, stale-while-revalidate=604800' },
  ],
  revalidate: 'public, max-age=0, must-revalidate',
  /**
   * What other sites may show, and their scripts may read: pictures of shared links, the press kit,
   * and what is published for machines. `*` stands for any text; no path fits two of them, because
   * some hosts would send a header twice.
   */
  sharing: {
    files: [
      '/assets/images/*',
      '/press/*',
      '/api/*.json',
      '/api/*.yaml',
      '/api/*.ts',
      '/data/*',
      '/fee/files/*',
      '/*.atom',
      '/*.md',
      '/llms.txt',
      '/sitemap.xml',
      '/robots.txt',
    ],
    headers: [
      { name: 'Cross-Origin-Resource-Policy', shared: 'cross-origin', others: 'same-origin' },
      { name: 'Access-Control-Allow-Origin', shared: '*', others: '' },
    ],
  },
  /**
   * Browsers that came by https stay with it for two years. What binds other hosts of the domain
   * too is the operator's to decide.
   */
  https: { value: 'max-age=63072000', everywhere: '; includeSubDomains; preload' },
  /** Errors, health and everything that is not a file of the site. */
  noStore: 'no-store',

  /**
   * Error documents `{status}.html`, `{status}.bot.html`, and the message of the error object.
   * A document that the build does not hold is answered as one line of plain text. Below the folder
   * of a further language, which has documents of its own, its documents answer.
   */
  errors: [
    { status: 400, message: 'Bad Request' },
    { status: 404, message: 'Page not found: {path}' },
    { status: 500, message: 'Internal Server Error' },
    { status: 503, message: 'Service Unavailable' },
  ],
  /** Faults that only programs see: one line of plain text on every host. */
  phrases: {
    405: 'Method Not Allowed',
    408: 'Request Timeout',
    412: 'Precondition Failed',
    413: 'Content Too Large',
    414: 'URI Too Long',
    416: 'Range Not Satisfiable',
    431: 'Request Header Fields Too Large',
  } as Readonly<Record<number, string>>,
  errorVary: 'Accept, Accept-Encoding, User-Agent',
  /** Visitors who get the error documents with an empty main area. Case does not matter. */
  bots: BOT_USER_AGENT.source,

  /** Paths that are not logged: what looks like an e-mail address or a key. Case does not matter. */
  maskedInLogs: '@|%40|[^-_./]{40}',

  /** Seconds after which a visitor may come back. */
  retryAfter: { maintenance: 600, overload: 10 },

  /** Raw request paths (before decoding) that are refused with 400. Case does not matter. */
  malformed: [
    // What no browser sends unencoded; also keeps the error object valid JSON without escaping.
    "[^a-z0-9/._~!$&'()*+,;=:@%|^\\[\\]-]",
    '%(?![0-9a-f]{2})',
    '%00',
    '(?:/|%2f|%5c)(?:\\.|%2e){1,2}(?:/|%2f|%5c|$)',
  ],
  /** Longer raw paths are answered 414. */
  longestPath: 2048,

  /** Decoded paths that are never served, as if the file did not exist. */
  hidden: [
    '//',
    '^/\\.(?!well-known/)',
    '^/.+/\\.',
    '\\.(?:br|zst|gz)$',
    '^/_(?:headers|redirects|files)(?:\\.json)?$',
    '^/index$',
    // Those of a further language too: `/fr/404`.
    '^(?:/[a-z]{2,3}(?:-[A-Za-z0-9]+)*)?/(?:400|404|500|503)(?:\\.bot)?(?:\\.html)?$',
  ],

  health: {
    live: { path: '/healthz', text: 'ok' },
    ready: { path: '/readyz', text: 'ready' },
  },
  /** Still served while maintenance shows the 503 document: what that document is made of. */
  maintenanceServes: '^/(?:_astro|assets)/|^/(?:favicon[^/]*|apple-touch-icon[^/]*)$',

  /** Where TLS ends and CDNs stand: loopback and private networks. Their `X-Forwarded-*` is believed. */
  proxies: ['127.0.0.0/8', '::1', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],

  /** Of nginx, but for the sizes and the stop. */
  limits: {
    headerBytes: 16_384,
    bodyBytes: 16_384,
    connections: 2_000,
    requests: 500,
    /** Of one IPv4 address, or one customer's IPv6 network. */
    connectionsPerAddress: 200,
    requestsPerAddress: 100,
    headersTimeoutMs: 10_000,
    requestTimeoutMs: 20_000,
    idleTimeoutMs: 30_000,
    keepAliveTimeoutMs: 65_000,
    stopTimeoutMs: 30_000,
  },
} as const;

/**
 * Regular expression (case does not matter, JavaScript and PCRE) that fits a list such as
 * `Accept-Encoding` naming `value` without `q=0`. Weights are not compared with each other.
 */
export function named(value: string): string {
  return `(?:^|[\\s,])${value}\\s*(?:;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`;
}

/** Regular expression (JavaScript and PCRE) without an end that fits the paths of shared files. */
export const SHARED_FILES = `^(?:${RULES.sharing.files
  .map((file) => file.replaceAll('.', '\\.').replaceAll('*', '.*'))
  .join('|')})`;
