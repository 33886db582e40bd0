import type { Contract } from '../contract/headers.ts';
import { RULES } from '../contract/rules.ts';
import { errorLocations, fileLocations, healthLocations } from './nginx-locations.ts';
import { requestMaps, responseHeaders } from './nginx-maps.ts';
import { block, map, quote } from './nginx-syntax.ts';

/** Settings of nginx that depend on the machine rather than on the contract. */
export interface NginxSettings {
  /**
   * Absolute path of the build; preferably the release's own folder, not a symbolic link that a
   * deployment changes.
   */
  readonly root: string;
  /**
   * The `listen` value for plain HTTP, used behind a TLS terminator or for the redirect to HTTPS.
   */
  readonly listen: string;
  /** If set, nginx terminates TLS itself, and plain HTTP redirects to HTTPS. */
  readonly tls?: {
    readonly listen: string;
    readonly certificate: string;
    readonly key: string;
    /** The host name to which plain HTTP redirects, whatever `Host` the client sent. */
    readonly host: string;
  };
  readonly maintenanceFile: string;
  readonly pidFile: string;
  readonly accessLog: string;
  readonly errorLog: string;
  readonly user?: string;
  /** A writable folder for nginx's temporary files. */
  readonly tempFolder?: string;
}

/** Paths on a Debian machine set up as described in `docs/operating.md`. */
export const DEBIAN: NginxSettings = {
  root: '/srv/website/current/dist',
  listen: '127.0.0.1:8080',
  maintenanceFile: '/srv/website/maintenance',
  pidFile: '/run/nginx.pid',
  accessLog: '/var/log/nginx/website.log',
  errorLog: '/var/log/nginx/website-error.log',
  user: 'www-data',
};

const seconds = (milliseconds: number): string => `${Math.ceil(milliseconds / 1000)}s`;

function server(contract: Contract, place: NginxSettings): string {
  const { live, ready } = RULES.health;
  const listens = place.tls
    ? [
        `listen ${place.tls.listen} ssl http2 default_server;`,
        `ssl_certificate ${quote(place.tls.certificate)};`,
        `ssl_certificate_key ${quote(place.tls.key)};`,
        'ssl_protocols TLSv1.2 TLSv1.3;',
        'ssl_session_tickets off;',
        'ssl_session_cache shared:tls:10m;',
      ]
    : [`listen ${place.listen} default_server;`];
  return block('server', [
    ...listens,
    'server_name _;',
    `root ${quote(place.root)};`,
    // The root may be a symbolic link, but links inside it must not lead outside.
    'disable_symlinks on from=$document_root;',
    `limit_conn requests ${RULES.limits.requests};`,
    `limit_conn clients ${RULES.limits.requestsPerAddress};`,
    'limit_conn_status 503;',
    '',
    // A request that is already being answered with an error is not checked again.
    'if ($status ~ "^[45]") { break; }',
    // A request line without a version (HTTP/0.9) allows no status line, so the connection is
    // closed.
    'if ($server_protocol = "") { return 444; }',
    'if ($malformed = 414) { return 414; }',
    'if ($malformed) { return 400; }',
    `if ($request_method !~ ${quote(`^(?:${RULES.methods.join('|')})$`)}) { return 405; }`,
    'set $maintenance "";',
    `if (-f ${quote(place.maintenanceFile)}) { set $maintenance "on"; }`,
    `if ($uri ~ ${quote(RULES.maintenanceServes)}) { set $maintenance ""; }`,
    `if ($uri ~ "^(?:${live.path}|${ready.path})$") { set $maintenance ""; }`,
    'if ($maintenance) { return 503; }',
    'if ($hidden) { return 404; }',
    '',
    ...healthLocations(),
    ...errorLocations(contract),
    ...fileLocations(contract),
  ]);
}

/** The complete `nginx.conf` for one build; it is valid for that build only. */
export function nginxConf(contract: Contract, place: NginxSettings): string {
  const { limits } = RULES;
  const types = Object.entries(RULES.types).map(([name, { type }]) => `${quote(type)} ${name};`);
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${quote(`${place.tempFolder}/${name}`)};`,
  );
  const http = [
    ...(place.tempFolder ? temp : []),
    block('types', types),
    `default_type ${RULES.fallbackType};`,
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    'if_modified_since before;',
    'max_ranges 1;',
    'sendfile on;',
    'tcp_nopush on;',
    'gzip off;',
    `client_header_timeout ${seconds(limits.headersTimeoutMs)};`,
    `client_body_timeout ${seconds(limits.requestTimeoutMs)};`,
    `send_timeout ${seconds(limits.idleTimeoutMs)};`,
    `keepalive_timeout ${seconds(limits.keepAliveTimeoutMs)};`,
    // How long to read a request body that was already refused.
    'lingering_timeout 1s;',
    'reset_timedout_connection on;',
    `large_client_header_buffers 2 ${limits.headerBytes / 2};`,
    `client_max_body_size ${limits.bodyBytes};`,
    'limit_conn_zone $server_port zone=requests:64k;',
    'limit_conn_zone $client zone=clients:4m;',
    'uninitialized_variable_warn off;',
    // The map of security policies has one entry per page.
    'map_hash_bucket_size 256;',
    `map_hash_max_size ${Math.max(2048, 4 * Object.keys(contract.build.csp.styleHashes).length)};`,
    ...RULES.proxies.map((network) => `set_real_ip_from ${network};`),
    'real_ip_header X-Forwarded-For;',
    // Connections are counted by IPv4 address, or by the first 56 bits of an IPv6 address (one
    // customer's network).
    map('$binary_remote_addr', '$client', '$binary_remote_addr', [
      ['~(?s)^(?<customer_part>.{7}).{9}$', '$customer_part'],
    ]),
    map('$remote_addr', '$network', '-', [
      ['~^(?<v4_part>\\d+\\.\\d+\\.\\d+)\\.\\d+$', '$v4_part.0'],
      ['~^(?<v6_part>[0-9a-f]+:[0-9a-f]*:[0-9a-f]*):', '$v6_part::'],
    ]),
    // nginx answers errors as if the method had been GET.
    map('$request', '$method', '', [['~^(?<method_part>[A-Z]+) ', '$method_part']]),
    map('$raw_path', '$logged_path', '$raw_path', [
      // Keeps log lines valid UTF-8, whatever was sent.
      ['~[^\\x20-\\x7e]', '(malformed)'],
      [`~*${RULES.maskedInLogs}`, '(masked)'],
    ]),
    'log_format visitors escape=json \'{"time":"$time_iso8601","method":"$method",\'',
    '  \'"path":"$logged_path","status":$status,"bytes":$body_bytes_sent,"network":"$network",\'',
    '  \'"bot":"$is_bot"}\';',
    `access_log ${quote(place.accessLog)} visitors;`,
    ...requestMaps(),
    ...responseHeaders(contract),
    server(contract, place),
    ...(place.tls
      ? [
          block('server', [
            `listen ${place.listen} default_server;`,
            `return 301 https://${place.tls.host}$request_uri;`,
          ]),
        ]
      : []),
  ];
  return [
    `# Generated for build ${contract.build.buildId} by hosting/hosts. Changes are lost: edit that folder.`,
    ...(place.user ? [`user ${place.user};`] : []),
    'worker_processes auto;',
    `pid ${quote(place.pidFile)};`,
    // Lower levels would log the visitor's address, the whole request and the referrer.
    `error_log ${quote(place.errorLog)} alert;`,
    `worker_rlimit_nofile ${2 * limits.connections + 100};`,
    block('events', [`worker_connections ${limits.connections};`]),
    block('http', http),
    '',
  ].join('\n');
}
