import { type Contract, languageFolders, POLICY } from '../contract/headers.ts';
import { stylesOf } from '../contract/policy.ts';
import { patternOf } from '../contract/redirects.ts';
import { listsValue, RULES, SHARED_FILES } from '../contract/rules.ts';
import { map, quote } from './nginx-syntax.ts';

/** The path prefix of the internal locations that answer errors; clients cannot request them. */
export const ERROR_LOCATION = '/__error';

/** Maps of nginx that classify a request by its path and headers. */
export function requestMaps(contract: Contract): string[] {
  const { redirects } = contract;
  const languages = languageFolders(contract);
  const { encodings, hidden, malformed, methods } = RULES;
  const copies = encodings.map(({ name, extension }) => [`~*${listsValue(name)}`, `.${extension}`]);
  const statuses = [...new Set(redirects.map(({ status }) => status))];
  const movedWith = (wanted: number) =>
    redirects
      .filter(({ status }) => status === wanted)
      .map(({ from, to }) => [`~${patternOf(from)}`, to]);
  return [
    map('$request_uri', '$raw_path', '', [['~^(?<raw_part>[^?]*)', '$raw_part']]),
    map('$raw_path', '$malformed', '', [
      [`~^.{${RULES.longestPath + 1}}`, '414'],
      [`~*${malformed.join('|')}`, '400'],
    ]),
    ...(languages.length > 0
      ? [
          map('$raw_path', '$language', '', [
            [`~^/(?<language_part>${languages.join('|')})(?:/|$)`, '/$language_part'],
          ]),
        ]
      : []),
    map('$uri', '$hidden', '', [[`~${hidden.join('|')}`, '1']]),
    ...statuses.map((status) => map('$uri', `$moved_${status}`, '', movedWith(status))),
    // The redirect uses the raw path: a decoded line break would split the header.
    map('$raw_path', '$without_slash', '', [['~^(?<bare_part>/.+)/$', '$bare_part']]),
    map('$raw_path', '$without_html', '', [
      ['/index.html', '/'],
      ['~^(?<stem_part>/.+)\\.html$', '$stem_part'],
    ]),
    // A path that never exists, so that a client that accepts no coding needs no separate case.
    map('$http_accept_encoding', '$copy', '/none', copies),
    map('$http_user_agent', '$is_bot', '', [[`~*${RULES.bots}`, '1']]),
    map('$http_accept', '$names_json', '', [[`~*${listsValue('application/json')}`, '1']]),
    map('$http_accept', '$names_html', '', [[`~*${listsValue('text/html')}`, '1']]),
    map('$request_method:$names_json:$names_html:$is_bot', '$error_form', 'html', [
      ['~^[A-Z]+:1::', 'json'],
      [`~^(?!(?:${methods.join('|')}):)`, 'plain'],
      ['~:1$', 'bot'],
    ]),
    map('$scheme:$http_x_forwarded_proto', '$secure', '', [
      ['~^https:', '1'],
      ['~*[:,]\\s*https$', '1'],
    ]),
  ];
}

/**
 * Maps of nginx for the values of response headers, and the directives that add them. A header with
 * an empty value is not sent.
 */
export function headerMaps({ build, headers, pdfPolicy, policy }: Contract): {
  maps: string[];
  adds: string[];
} {
  // A 304 has no body, so it has no Content-Encoding.
  const codings = RULES.encodings.map(({ name, extension }) => [
    `~^(?!304).*\\.${extension}$`,
    name,
  ]);
  const encoded = RULES.encodings.map(({ extension }) => extension).join('|');
  const compressible = Object.entries(RULES.types).filter(([, { compress }]) => compress);
  const names = compressible.map(([extension]) => extension).join('|');
  const maps = [
    map('$uri', '$file_caching', RULES.revalidate, [
      [RULES.health.live.path, RULES.noStore],
      [RULES.health.ready.path, RULES.noStore],
      ...RULES.caching.map(({ prefix, value }) => [`~^${prefix}`, value]),
    ]),
    map('$status', '$caching', RULES.noStore, [
      ['~^(?:200|206|304)$', '$file_caching'],
      ['~^30[1278]$', 'no-cache'],
    ]),
    map('$uri', '$file_vary', '', [[`~\\.(?:${names})(?:\\.(?:${encoded}))?$`, 'Accept-Encoding']]),
    map('$status', '$vary', '', [
      ['~^(?:200|206|304)$', '$file_vary'],
      ...RULES.errors.map(({ status }) => [`${status}`, RULES.errorVary]),
    ]),
    map('$status:$uri', '$coding', '', codings),
    map('$status:$maintenance', '$retry_after', '', [
      ['503:on', `${RULES.retryAfter.maintenance}`],
      ['503:', `${RULES.retryAfter.overload}`],
    ]),
    map('$status', '$allow', '', [['405', RULES.methods.join(', ')]]),
    map('$uri', '$shared_file', '', [[`~${SHARED_FILES}(?:\\.(?:${encoded}))?$`, '1']]),
    map('$status', '$shared', '', [['~^(?:200|206|304)$', '$shared_file']]),
  ];
  const adds: [name: string, value: string][] = [
    ['Cache-Control', '$caching'],
    ['Vary', '$vary'],
    ['Content-Encoding', '$coding'],
    ['Retry-After', '$retry_after'],
    ['Allow', '$allow'],
  ];
  const pages = Object.keys(build.csp.styleHashes).map((file) => [
    `/${file}`,
    stylesOf(build.csp, file),
  ]);
  maps.push(
    map('$uri', '$page', '$uri', [[`~^(?<page_part>.+\\.html)\\.(?:${encoded})$`, '$page_part']]),
    // A redirect has no page, whatever its address.
    map('$status', '$shown', '$page', [['~^30[1278]$', '']]),
    map('$shown', '$page_styles', '', pages),
  );
  [...headers, policy('$page_styles')].forEach(({ name, plain, secure }, index) => {
    const value = `$header_${index}`;
    maps.push(map('$secure', value, plain, [['1', secure]]));
    const sharing = RULES.sharing.headers.find((header) => header.name === name);
    if (sharing) maps.push(map('$shared', `$sharing_${index}`, value, [['1', sharing.shared]]));
    if (name === POLICY) maps.push(map('$uri', '$policy', value, [['~\\.pdf$', pdfPolicy]]));
    adds.push([name, sharing ? `$sharing_${index}` : name === POLICY ? '$policy' : value]);
  });
  return { maps, adds: adds.map(([name, value]) => `add_header ${name} ${quote(value)} always;`) };
}
