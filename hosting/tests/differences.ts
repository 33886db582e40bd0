import { SHARED_FILES } from '../contract/rules.ts';
import { type Case, type Headers, SECURITY } from './cases/case.ts';
import type { TestRequest } from './client.ts';
import type { Host } from './servers.ts';

/** A request and the response that the contract requires. */
export interface Wanted {
  readonly name: string;
  readonly request: TestRequest;
  readonly status: number;
  readonly headers: Headers;
  readonly body?: Case[4];
}

/** A host's deviation from the contract: a row of the table in docs/operating.md, by its beginning. */
type Difference = readonly [
  beginning: string,
  /** The requests that it affects. Undefined if no request of the tests can show it. */
  when?: (wanted: Wanted) => boolean,
  /** The headers that the host sends instead; undefined if its answer is not checked. */
  instead?: Headers,
];

const ANYTHING = /^/;
const SHARED = new RegExp(`^${SHARED_FILES}$`);
const pathOf = ({ request }: Wanted): string => request.path.split('?', 1)[0] ?? '';
/** All differences, in the order of the table; everything else is the same on every host. */
export const DIFFERENCES: Readonly<Record<Host, readonly Difference[]>> = {
  'Small server': [
    ['No rate limits'],
    [
      'A request that Node’s parser rejects',
      ({ name, status }) => status === 431 || name === 'bytes above ASCII',
    ],
  ],
  nginx: [['A range outside the file', ({ status }) => status === 416]],
  'Static host': [
    [
      'No `Vary`',
      () => true,
      {
        vary: null,
        'accept-ranges': null,
        'last-modified': null,
        'content-length': ANYTHING,
        'content-security-policy': "frame-ancestors 'none'; upgrade-insecure-requests",
        'strict-transport-security': 'max-age=63072000',
      },
    ],
    [
      'Malformed',
      ({ status, request }) => [400, 405, 414, 431].includes(status) || request.path.includes('"'),
    ],
    [
      'A path with a trailing slash',
      (one) =>
        one.status === 301 &&
        /\/$|\.html$/.test(pathOf(one)) &&
        !/^\/blog\/post-/.test(pathOf(one)),
    ],
    [
      'Legacy blog URLs',
      (one) =>
        one.status === 404 && /^\/blog\/post-[^/]+\/how-to-use-multisig\S*e$/.test(pathOf(one)),
    ],
    [
      'An unknown path',
      ({ status, request }) => status === 404 && request.headers !== undefined,
      { 'content-type': /^text\/html; charset=utf-8$/ },
    ],
    ['Other sites', (one) => one.status >= 400 && SHARED.test(pathOf(one))],
    [
      'Scripts, JSON',
      ({ status, headers, request }) =>
        status === 200 &&
        (/script|application\/.+ charset/.test(String(headers['content-type'])) ||
          request.path === '/api/types.ts'),
      { 'content-type': /^(?:application|text|video)\/[^;]+(?:; charset=utf-8)?$/ },
    ],
    [
      'The only supported condition',
      ({ request }) => /If-|Range|Encoding/.test(Object.keys(request.headers ?? {}).join()),
    ],
    [
      '`/404` shows the error page',
      (one) => one.status === 404 && /\/404$|^\/index$|\/\/|%2f/i.test(pathOf(one)),
    ],
    ['No maintenance switch', ({ request }) => /^\/(?:healthz|readyz)$/.test(request.path)],
    [
      '`_headers`, `_redirects` and very long names',
      (one) => /^\/_(?:headers|redirects)$|[^/]{250}/.test(pathOf(one)) && one.status === 404,
    ],
  ],
};

/** The request of a case and the response that the contract requires. */
export const wantedOf = ([name, asked, status, headers = {}, body]: Case): Wanted => ({
  name,
  request: typeof asked === 'string' ? { path: asked } : asked,
  status,
  headers: { ...SECURITY, ...headers },
  body,
});

/** The headers that `host` must send; undefined if its answer is not checked. */
export function headersOf(host: Host, wanted: Wanted): Headers | undefined {
  let { headers } = wanted;
  for (const [, when, instead] of DIFFERENCES[host]) {
    if (!when?.(wanted)) continue;
    if (!instead) return undefined;
    headers = { ...headers, ...instead };
  }
  return headers;
}
