import { SHARED_FILES } from '../contract/rules.ts';
import { type Case, type Headers, SECURITY } from './cases/case.ts';
import type { TestRequest } from './client.ts';

/** A request and the response that the contract requires. */
interface Wanted {
  readonly name: string;
  readonly request: TestRequest;
  readonly status: number;
  readonly headers: Headers;
}

/** A host's deviation from the contract: a row of the table in docs/operating.md, by its beginning. */
type Difference = readonly [
  host: 'Small server' | 'nginx' | 'Static host',
  beginning: string,
  /** The requests that it affects. Undefined if no request of the tests can show it. */
  when?: (wanted: Wanted) => boolean,
  /** What the host answers instead; undefined if its answer is not checked. */
  instead?: Partial<Pick<Wanted, 'status' | 'headers'>>,
];

/** The names of the hosts in the table. */
const TITLES = { node: 'Small server', nginx: 'nginx', pages: 'Static host' } as const;
const ANYTHING = /^/;
const SHARED = new RegExp(`^${SHARED_FILES}$`);
const pathOf = ({ request }: Wanted): string => request.path.split('?', 1)[0] ?? '';
/** All differences, in the order of the table; everything else is the same on every host. */
export const DIFFERENCES: readonly Difference[] = [
  ['Small server', 'No rate limits'],
  [
    'Small server',
    'A request that Node’s parser rejects',
    ({ name, status }) => status === 431 || name === 'bytes above ASCII',
  ],
  ['nginx', 'A range outside the file', ({ status }) => status === 416],
  [
    'Static host',
    'No `Vary`',
    () => true,
    {
      headers: {
        vary: null,
        'accept-ranges': null,
        'last-modified': null,
        'content-length': ANYTHING,
        'content-security-policy': "frame-ancestors 'none'; upgrade-insecure-requests",
        'strict-transport-security': 'max-age=63072000',
      },
    },
  ],
  [
    'Static host',
    'Malformed',
    ({ status, request }) => [400, 405, 414, 431].includes(status) || request.path.includes('"'),
  ],
  [
    'Static host',
    'A path with a trailing slash',
    (one) =>
      one.status === 301 && /\/$|\.html$/.test(pathOf(one)) && !/^\/blog\/post-/.test(pathOf(one)),
  ],
  [
    'Static host',
    'Legacy blog URLs',
    (one) =>
      one.status === 404 && /^\/blog\/post-[^/]+\/how-to-use-multisig\S*e$/.test(pathOf(one)),
  ],
  [
    'Static host',
    'An unknown path',
    ({ status, request }) => status === 404 && request.headers !== undefined,
    { headers: { 'content-type': /^text\/html; charset=utf-8$/ } },
  ],
  ['Static host', 'Other sites', (one) => one.status >= 400 && SHARED.test(pathOf(one))],
  [
    'Static host',
    'Scripts, JSON',
    ({ status, headers, request }) =>
      status === 200 &&
      (/script|application\/.+ charset/.test(String(headers['content-type'])) ||
        request.path === '/api/types.ts'),
    { headers: { 'content-type': /^(?:application|text|video)\/[^;]+(?:; charset=utf-8)?$/ } },
  ],
  [
    'Static host',
    'The only supported condition',
    ({ request }) => /If-|Range|Encoding/.test(Object.keys(request.headers ?? {}).join()),
  ],
  [
    'Static host',
    '`/404` shows the error page',
    (one) => one.status === 404 && /^\/404$|^\/index$|\/\/|%2f/i.test(pathOf(one)),
  ],
  [
    'Static host',
    'No maintenance switch',
    ({ request }) => /^\/(?:healthz|readyz)$/.test(request.path),
  ],
  [
    'Static host',
    '`_headers`, `_redirects` and very long names',
    (one) => /^\/_(?:headers|redirects)$|[^/]{250}/.test(pathOf(one)) && one.status === 404,
  ],
];

/** The request of a case and the response that the contract requires. */
export const wantedOf = ([name, asked, status, headers = {}]: Case): Wanted => ({
  name,
  request: typeof asked === 'string' ? { path: asked } : asked,
  status,
  headers: { ...SECURITY, ...headers },
});

/** The response that `host` must give; undefined if it is not checked. */
export function expectedOf(host: keyof typeof TITLES, wanted: Wanted): Wanted | undefined {
  let expected = wanted;
  for (const [title, , when, instead] of DIFFERENCES) {
    if (title !== TITLES[host] || !when?.(wanted)) continue;
    if (!instead) return undefined;
    expected = { ...expected, ...instead, headers: { ...expected.headers, ...instead.headers } };
  }
  return expected;
}
