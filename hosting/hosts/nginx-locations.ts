import { type Contract, languageFolders } from '../contract/headers.ts';
import { RULES } from '../contract/rules.ts';
import { ERROR_LOCATION } from './nginx-maps.ts';
import { block, quote } from './nginx-syntax.ts';

/**
 * Statuses that nginx may answer before it has read the path. It can send such a request only to a
 * path, not to a named location; the other statuses use named locations, which skip the checks of
 * the server block.
 */
const EARLY: readonly number[] = [400, 408, 414, 431];

/**
 * Answers errors of this status with `lines`. 494 is nginx's own number for request headers that
 * are too large.
 */
function errorLocation(status: number, lines: readonly string[]): string[] {
  const code = status === 431 ? '494 =431' : `${status}`;
  return EARLY.includes(status)
    ? [
        `error_page ${code} ${ERROR_LOCATION}/${status};`,
        block(`location = ${ERROR_LOCATION}/${status}`, ['internal;', ...lines]),
      ]
    : [`error_page ${code} @error${status};`, block(`location @error${status}`, lines)];
}

/** The internal locations that answer errors. */
export function errorLocations(contract: Contract): string[] {
  const language = languageFolders(contract).length > 0 ? '$language' : '';
  const documents = RULES.errors.flatMap(({ status, message }) => {
    const has = (form: string): boolean => contract.files.has(`${status}${form}.html`);
    const place = `${ERROR_LOCATION}/${status}`;
    const document = (form: string): string[] => [
      'internal;',
      `if (-f "$document_root${language}/${status}${form}.html$copy") { rewrite ^ ${language}/${status}${form}.html$copy last; }`,
      `rewrite ^ ${language}/${status}${form}.html last;`,
    ];
    const text = (type: string, body: string): string[] => [
      'internal;',
      'types { }',
      `default_type ${quote(type)};`,
      `return ${status} ${quote(body)};`,
    ];
    const plain = text('text/plain; charset=utf-8', `${message.replace(': {path}', '')}\n`);
    // Paths with characters that JSON would need to escape are already refused as malformed.
    const object = JSON.stringify({ statusCode: status, message }).replace('{path}', '$raw_path');
    return [
      ...errorLocation(status, [`rewrite ^ ${place}/$error_form last;`]),
      block(`location = ${place}/plain`, plain),
      block(`location = ${place}/json`, text('application/json; charset=utf-8', object)),
      block(`location = ${place}/html`, has('') ? document('') : plain),
      block(
        `location = ${place}/bot`,
        has('.bot') ? document('.bot') : has('') ? document('') : plain,
      ),
    ];
  });
  const phrases = Object.entries(RULES.phrases)
    // 416 is left to nginx, whose own answer has Content-Range.
    .filter(([status]) => status !== '416')
    .flatMap(([status, phrase]) =>
      errorLocation(Number(status), [
        'types { }',
        'default_type "text/plain; charset=utf-8";',
        `return ${status} ${quote(`${phrase}\n`)};`,
      ]),
    );
  return [...documents, ...phrases];
}

/** The locations that answer with pages, other files, and their compressed copies. */
export function fileLocations(contract: Contract): string[] {
  const languages = languageFolders(contract);
  const folder = languages.length > 0 ? `(?:/(?:${languages.join('|')}))?` : '';
  const encoded = RULES.encodings.map(({ extension }) => extension).join('|');
  const statuses = RULES.errors.map(({ status }) => status).join('|');
  const copies = Object.entries(RULES.types).filter(([, { compress }]) => compress);
  return [
    block(`location ~ "^${folder}/(?:${statuses})(?:\\.bot)?\\.html(?:\\.(?:${encoded}))?$"`, [
      'internal;',
      'types { }',
      `default_type ${quote(RULES.types.html?.type ?? RULES.fallbackType)};`,
      'etag off;',
      'max_ranges 0;',
    ]),
    ...copies.map(([extension, { type }]) =>
      block(`location ~ "\\.${extension}\\.(?:${encoded})$"`, [
        'internal;',
        'types { }',
        `default_type ${quote(type)};`,
      ]),
    ),
    block('location ~ "\\.html$"', [
      'if (!-f "$document_root$uri") { return 404; }',
      'if ($without_html) { return 301 "$without_html$is_args$args"; }',
      'return 404;',
    ]),
    block('location /', [
      'set $file $uri;',
      'if (-f "$document_root$uri.html") { set $file "$uri.html"; }',
      'if (-f "$document_root$uri") { set $file "$uri"; }',
      'if ($uri = "/") { set $file "/index.html"; }',
      'if (-d "$document_root$file") { return 404; }',
      'if (-f "$document_root$file$copy") { rewrite ^ $file$copy last; }',
      'rewrite ^ $file break;',
    ]),
  ];
}

/** The health check locations. */
export function healthLocations(): string[] {
  const { live, ready } = RULES.health;
  const answer = ['access_log off;', 'types { }', 'default_type "text/plain; charset=utf-8";'];
  return [
    block(`location = ${live.path}`, [...answer, `return 200 ${quote(`${live.text}\n`)};`]),
    block(`location = ${ready.path}`, [
      ...answer,
      `if (!-f "$document_root/index.html") { return 503 ${quote('no build\n')}; }`,
      `return 200 ${quote(`${ready.text}\n`)};`,
    ]),
  ];
}
