import { BOT_USER_AGENT, ERROR_PAGES } from '#spec.ts';

/** A regular expression for the folder of an additional language, such as `/fr`. */
export const LANGUAGE_FOLDER = '/[a-z]{2,3}(?:-[A-Za-z0-9]+)*';

/**
 * The single definition of how this site is served. The Node server follows it, and the
 * configuration of nginx, its container and static hosts is generated from it.
 * Regular expressions are strings in the syntax common to JavaScript and PCRE.
 */
export const RULES = {
  /** All other methods are answered with 405 and this list. */
  methods: ['GET', 'HEAD'],

  /** Media types by file extension, and whether the build makes compressed copies. */
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

  /**
   * Content codings of the compressed copies, in order of preference, with their file extensions.
   */
  encodings: [
    { name: 'br', extension: 'br' },
    { name: 'gzip', extension: 'gz' },
  ],

  /** The first matching prefix applies; files that match none are revalidated on every use. */
  caching: [
    // File names contain a hash of the content.
    { prefix: '/_astro/', value: 'public, max-age=31536000, immutable' },
    { prefix: '/assets/', value: 'public, max-age=86400, stale-while-revalidate=604800' },
  ],
  revalidate: 'public, max-age=0, must-revalidate',
  /**
   * Files that other sites may embed and their scripts may read: pictures for link previews, the
   * press kit, and machine-readable files. `*` matches any text; no path may match two patterns,
   * because some hosts would send a header twice.
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
      { name: 'Cross-Origin-Resource-Policy', value: 'same-origin', shared: 'cross-origin' },
      { name: 'Access-Control-Allow-Origin', value: '', shared: '*' },
    ],
  },
  /**
   * Browsers use only HTTPS for two years after a visit. The operator decides whether this applies
   * to subdomains too (`HSTS_PRELOAD`).
   */
  https: { value: 'max-age=63072000', everywhere: '; includeSubDomains; preload' },
  /** For errors, health checks and everything else that is not a file of the site. */
  noStore: 'no-store',

  /**
   * Error documents are `{status}.html` and `{status}.bot.html`; `message` is that of the JSON
   * answer. If the build has no such document, the answer is one line of plain text. Paths under
   * the prefix of an additional language get that language's own documents.
   */
  errors: [
    { status: 400, message: 'Bad Request' },
    { status: 404, message: 'Page not found: {path}' },
    { status: 414, message: 'URI Too Long' },
    { status: 500, message: 'Internal Server Error' },
    { status: 503, message: 'Service Unavailable' },
  ],
  /** Errors that only programs see, answered on every host with one line of plain text. */
  phrases: {
    405: 'Method Not Allowed',
    408: 'Request Timeout',
    412: 'Precondition Failed',
    413: 'Content Too Large',
    416: 'Range Not Satisfiable',
    431: 'Request Header Fields Too Large',
  } as Readonly<Record<number, string>>,
  errorVary: 'Accept, Accept-Encoding, User-Agent',
  /** User agents that get the error documents with an empty main area. Case-insensitive. */
  bots: BOT_USER_AGENT.source,

  /**
   * Paths that are masked in logs, as they may contain an e-mail address or a key.
   * Case-insensitive.
   */
  maskedInLogs: '@|%40|[^-_./]{40}',

  /** `Retry-After` in seconds. */
  retryAfter: { maintenance: 600, overload: 10 },

  /** Raw request paths (before decoding) that are refused with 400. Case-insensitive. */
  malformed: [
    // Characters that browsers always encode. Refusing them also keeps the path valid in JSON
    // without escaping.
    "[^a-z0-9/._~!$&'()*+,;=:@%|^\\[\\]-]",
    '%(?![0-9a-f]{2})',
    '%00',
    '(?:/|%2f|%5c)(?:\\.|%2e){1,2}(?:/|%2f|%5c|$)',
  ],
  /** The longest raw path in characters; longer ones are answered with 414. */
  longestPath: 2048,

  /** Decoded paths that are answered as if the file did not exist. */
  hidden: [
    '//',
    '^/\\.(?!well-known/)',
    '^/.+/\\.',
    '\\.(?:br|gz)$',
    '^/_(?:headers|redirects|files)(?:\\.json)?$',
    '^/index$',
    `^(?:${LANGUAGE_FOLDER})?/(?:${ERROR_PAGES})(?:\\.bot)?(?:\\.html)?$`,
  ],

  health: {
    live: { path: '/healthz', text: 'ok' },
    ready: { path: '/readyz', text: 'ready' },
  },
  /** Paths still served during maintenance, since the 503 document uses them. */
  maintenanceServes: '^/(?:_astro|assets)/|^/(?:favicon[^/]*|apple-touch-icon[^/]*)$',

  /**
   * Loopback and private networks, where TLS terminators and CDNs run: their `X-Forwarded-*`
   * headers are trusted.
   */
  proxies: ['127.0.0.0/8', '::1', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],

  /**
   * Limits of nginx. The Node server uses only `headerBytes`, `requestTimeoutMs` and
   * `stopTimeoutMs`.
   */
  limits: {
    headerBytes: 16_384,
    bodyBytes: 16_384,
    connections: 2_000,
    requests: 500,
    /** Per IPv4 address, or per /56 network of IPv6. */
    requestsPerAddress: 100,
    headersTimeoutMs: 10_000,
    requestTimeoutMs: 20_000,
    idleTimeoutMs: 30_000,
    keepAliveTimeoutMs: 65_000,
    stopTimeoutMs: 30_000,
  },
} as const;

/**
 * A regular expression (case-insensitive, JavaScript and PCRE) that matches a header such as
 * `Accept-Encoding` if it lists `value` without `q=0`. Weights are not compared with each other.
 */
export function listsValue(value: string): string {
  return `(?:^|[\\s,])${value}\\s*(?:;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`;
}

/** A regular expression (JavaScript and PCRE) for the paths of shared files. */
export const SHARED_FILES = `(?:${RULES.sharing.files
  .map((file) => file.replaceAll('.', '\\.').replaceAll('*', '.*'))
  .join('|')})`;
