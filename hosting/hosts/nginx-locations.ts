import type { Contract } from '../contract/headers.ts';
import { patternOf } from '../contract/redirects.ts';
import { LANGUAGE_FOLDER, RULES } from '../contract/rules.ts';
import { block, quote } from './nginx-syntax.ts';

/** The path prefix of the internal locations that answer errors; clients cannot request them. */
const ERROR_LOCATION = '/__error';

const TEXT = 'text/plain; charset=utf-8';

/** The media type of a location, whatever the file extension. */
const typed = (type: string): string[] => ['types { }', `default_type ${quote(type)};`];

const answer = (status: number, type: string, body: string): string[] => [
  ...typed(type),
  `return ${status} ${quote(body)};`,
];

/** The internal locations that answer errors. */
export function errorLocations({ files }: Contract): string[] {
  const location = (path: string | number, lines: readonly string[]): string =>
    block(`location = ${ERROR_LOCATION}/${path}`, ['internal;', ...lines]);
  const documents = RULES.errors.flatMap(({ status, message }) => {
    const plain = answer(status, TEXT, `${message.replace(': {path}', '')}\n`);
    // Paths with characters that JSON would need to escape are already refused as malformed.
    const object = JSON.stringify({ statusCode: status, message }).replace('{path}', '$raw_path');
    /** The error document, in the language of the path if there is one. */
    const page = (form: string, otherwise: readonly string[]): readonly string[] => {
      const file = `${status}${form}.html`;
      if (!files.has(file)) return otherwise;
      return [
        'set $language $folder;',
        `if (!-f "$document_root$language/${file}") { set $language ""; }`,
        `if (-f "$document_root$language/${file}$copy") { rewrite ^ $language/${file}$copy last; }`,
        `rewrite ^ $language/${file} last;`,
      ];
    };
    const html = page('', plain);
    return [
      `error_page ${status} ${ERROR_LOCATION}/${status}/$error_form;`,
      location(`${status}/json`, answer(status, 'application/json; charset=utf-8', object)),
      location(`${status}/html`, html),
      location(`${status}/bot`, page('.bot', html)),
    ];
  });
  const phrases = Object.entries(RULES.phrases)
    // 416 is left to nginx, whose own answer has Content-Range.
    .filter(([status]) => status !== '416')
    .flatMap(([status, phrase]) => [
      // 494 is nginx's own number for request headers that are too large.
      `error_page ${status === '431' ? '494 =431' : status} ${ERROR_LOCATION}/${status};`,
      location(status, answer(Number(status), TEXT, `${phrase}\n`)),
    ]);
  return [...documents, ...phrases, `error_page 403 =404 ${ERROR_LOCATION}/404/$error_form;`];
}

/** The locations that answer with redirects, pages, other files, and their compressed copies. */
export function fileLocations({ redirects }: Contract): string[] {
  const encoded = RULES.encodings.map(({ extension }) => extension).join('|');
  const statuses = RULES.errors.map(({ status }) => status).join('|');
  const copies = Object.entries(RULES.types).filter(([, { compress }]) => compress);
  return [
    ...redirects.map(({ from, to, status }) =>
      block(`location ~ ${quote(patternOf(from))}`, [`return ${status} "${to}$is_args$args";`]),
    ),
    block(
      `location ~ "^(?:${LANGUAGE_FOLDER})?/(?:${statuses})(?:\\.bot)?\\.html(?:\\.(?:${encoded}))?$"`,
      [
        'internal;',
        ...typed(RULES.types.html?.type ?? RULES.fallbackType),
        'etag off;',
        'max_ranges 0;',
      ],
    ),
    ...copies.map(([extension, { type }]) =>
      block(`location ~ "\\.${extension}\\.(?:${encoded})$"`, ['internal;', ...typed(type)]),
    ),
    block('location ~ "\\.html$"', [
      'if (!-f "$document_root$uri") { return 404; }',
      'if ($without_html) { return 301 "$without_html$is_args$args"; }',
      'return 404;',
    ]),
    block('location /', [
      'if ($without_slash) { return 301 "$without_slash$is_args$args"; }',
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
  return [
    block(`location = ${live.path}`, ['access_log off;', ...answer(200, TEXT, `${live.text}\n`)]),
    block(`location = ${ready.path}`, [
      'access_log off;',
      `if (!-f "$document_root/index.html") { return 503 ${quote('no build\n')}; }`,
      ...answer(200, TEXT, `${ready.text}\n`),
    ]),
  ];
}
