import { type Contract, POLICY } from '../contract/headers.ts';
import { stylesOf } from '../contract/policy.ts';
import { LANGUAGE_FOLDER, listsValue, RULES, SHARED_FILES } from '../contract/rules.ts';
import { map } from './nginx-syntax.ts';

/** Maps of nginx that classify a request by its path and headers. */
export function requestMaps(): string[] {
  const { encodings, hidden, malformed } = RULES;
  const copies = encodings.map(({ name, extension }) => [`~*${listsValue(name)}`, `.${extension}`]);
  return [
    map('$request_uri', '$raw_path', '', [['~^(?<raw_part>[^?]*)', '$raw_part']]),
    map('$raw_path', '$malformed', '', [
      [`~^.{${RULES.longestPath + 1}}`, '414'],
      [`~*${malformed.join('|')}`, '400'],
    ]),
    map('$raw_path', '$folder', '', [
      [`~^(?<folder_part>${LANGUAGE_FOLDER})(?:/|$)`, '$folder_part'],
    ]),
    map('$uri', '$hidden', '', [[`~${hidden.join('|')}`, '1']]),
    // The redirect uses the raw path: a decoded line break would split the header.
    map('$raw_path', '$without_slash', '', [['~^(?<bare_part>/.+)/$', '$bare_part']]),
    map('$raw_path', '$without_html', '', [
      ['/index.html', '/'],
      ['~^(?<stem_part>/.+)\\.html$', '$stem_part'],
    ]),
    // A path that never exists, so that a client that accepts no coding needs no separate case.
    map('$http_accept_encoding', '$copy', '/none', copies),
    map('$http_user_agent', '$is_bot', '', [[`~*${RULES.bots}`, '1']]),
    // The first match applies: a client that accepts HTML gets no JSON object.
    map('$http_accept', '$wants_object', '', [
      [`~*${listsValue('text/html')}`, ''],
      [`~*${listsValue('application/json')}`, '1'],
    ]),
    map('$wants_object:$is_bot', '$error_form', 'html', [
      ['~^1', 'json'],
      ['~1$', 'bot'],
    ]),
    map('$scheme:$http_x_forwarded_proto', '$secure', '', [
      ['~^https:', '1'],
      ['~*[:,]\\s*https$', '1'],
    ]),
  ];
}

/** Begins the `$status:$uri` of a response with a file or a part of it. */
const SENT = '~^(?:200|206|304):';

/** A response header whose value is that of a map; it is not sent if the value is empty. */
function header(
  name: string,
  source: string,
  otherwise: string,
  entries: Parameters<typeof map>[3],
): string[] {
  const value = `$header_${name.toLowerCase().replaceAll('-', '_')}`;
  return [map(source, value, otherwise, entries), `add_header ${name} ${value} always;`];
}

/** The response headers, on every answer of nginx. */
export function responseHeaders({ build, headers, pdfPolicy, policy }: Contract): string[] {
  const encoded = `(?:\\.(?:${RULES.encodings.map(({ extension }) => extension).join('|')}))?$`;
  const compressible = Object.entries(RULES.types).filter(([, { compress }]) => compress);
  const names = compressible.map(([extension]) => extension).join('|');
  const { live, ready } = RULES.health;
  const styles = Object.keys(build.csp.styleHashes).map((file) => [
    `/${file}`,
    stylesOf(build.csp, file),
  ]);
  const { value, secure = value } = policy('$page_styles');
  return [
    ...header('Cache-Control', '$status:$uri', RULES.noStore, [
      [`~:(?:${live.path}|${ready.path})$`, RULES.noStore],
      ['~^30[1278]:', 'no-cache'],
      ...RULES.caching.map(({ prefix, value }) => [`${SENT}${prefix}`, value]),
      [SENT, RULES.revalidate],
    ]),
    ...header('Vary', '$status:$uri', '', [
      [`${SENT}.*\\.(?:${names})${encoded}`, 'Accept-Encoding'],
      ...RULES.errors.map(({ status }) => [`~^${status}:`, RULES.errorVary]),
    ]),
    // A 304 has no body, so it has no Content-Encoding.
    ...header(
      'Content-Encoding',
      '$status:$uri',
      '',
      RULES.encodings.map(({ name, extension }) => [`~^(?!304).*\\.${extension}$`, name]),
    ),
    ...header('Retry-After', '$status:$maintenance', '', [
      ['503:on', `${RULES.retryAfter.maintenance}`],
      ['503:', `${RULES.retryAfter.overload}`],
    ]),
    ...header('Allow', '$status', '', [['405', RULES.methods.join(', ')]]),
    ...headers.flatMap(({ name, value, secure = value, shared }) =>
      shared
        ? header(name, '$status:$uri', value, [[`${SENT}${SHARED_FILES}${encoded}`, shared]])
        : header(name, '$secure', value, [['1', secure]]),
    ),
    // A redirect has no page, whatever its address.
    map('$status:$uri', '$page', '', [
      ['~^30[1278]:', ''],
      [`~:(?<page_part>/.+?)${encoded}`, '$page_part'],
    ]),
    map('$page', '$page_styles', '', styles),
    ...header(POLICY, '$secure:$uri', value, [
      ['~\\.pdf$', pdfPolicy],
      ['~^1:', secure],
    ]),
  ];
}
