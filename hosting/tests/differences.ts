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

/** A host's deviation from the contract; a row of the table in docs/operating.md. */
type Difference = readonly [
  host: 'Small server' | 'nginx' | 'Static host',
  difference: string,
  reason: string,
  /** The requests that it affects. Undefined if no request of the tests can show it. */
  when?: (wanted: Wanted) => boolean,
  /** What the host answers instead; undefined if its answer is not checked. */
  instead?: Partial<Pick<Wanted, 'status' | 'headers'>>,
];

/** The names of the hosts in the table. */
const TITLES = { node: 'Small server', nginx: 'nginx', pages: 'Static host' } as const;
const ANYTHING = /^/;
const SHARED = new RegExp(`${SHARED_FILES}$`);
const pathOf = ({ request }: Wanted): string => request.path.split('?', 1)[0] ?? '';
/** All differences; everything else is the same on every host. */
export const DIFFERENCES: readonly Difference[] = [
  [
    'Small server',
    'No rate limits per client, no load shedding',
    'only nginx has them, because it is exposed to the public',
  ],
  [
    'Small server',
    'A request that Node’s parser rejects (headers too large, non-ASCII bytes in the path) gets 400, 408 or 431 without the common headers',
    'the framework answers it itself; no browser sends such a request',
    ({ name, status }) => status === 431 || name === 'bytes above ASCII',
  ],
  [
    'Small server',
    'A suffix range longer than the file gets 416 instead of the whole file',
    'the library’s interpretation of such a range',
    ({ name }) => name === 'bytes -9000',
  ],
  [
    'nginx',
    'A range outside the file: the common headers twice with equal values, a page as the body, and the file’s `Cache-Control`',
    'nginx decides on 416 after the headers are set, and no directive can remove them',
    ({ status }) => status === 416,
  ],
  [
    'Static host',
    'No `Vary`, `Accept-Ranges` and `Last-Modified`; the security policy’s header only has the directives that a page’s meta element cannot have, always in the https form',
    'the host compresses files itself and always uses https; the rest of the policy is in each page',
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
    'Malformed, oversized and unusual requests and other methods get the host’s own answer; it resolves dot segments first',
    'no configuration of this project applies before it',
    ({ status, request }) => [400, 405, 414, 431].includes(status) || request.path.includes('"'),
  ],
  [
    'Static host',
    'A path with a trailing slash or `.html` is redirected to its page with 308 instead of 301; if there is no such page, the answer is 404 without a redirect',
    'the host does this before it reads `_redirects`',
    (one) =>
      one.status === 301 && /\/$|\.html$/.test(pathOf(one)) && !/^\/blog\/post-/.test(pathOf(one)),
  ],
  [
    'Static host',
    'Legacy blog URLs are redirected with any id, not only with a number',
    'placeholders in `_redirects` have no character classes',
    (one) =>
      one.status === 404 && /^\/blog\/post-[^/]+\/how-to-use-multisig\S*e$/.test(pathOf(one)),
  ],
  [
    'Static host',
    'An unknown path always gets `404.html`: no JSON error object, no empty page for bots',
    'the host has no content negotiation for error documents',
    ({ status, request }) => status === 404 && request.headers !== undefined,
    { headers: { 'content-type': /^text\/html; charset=utf-8$/ } },
  ],
  [
    'Static host',
    'Other sites may read an error response if the path matches a shared file',
    '`_headers` rules only match the path',
    (one) => one.status >= 400 && SHARED.test(pathOf(one)),
  ],
  [
    'Static host',
    'Scripts, JSON, XML and YAML have the host’s media types, most without a charset, and `/api/types.ts` has a video type',
    'the host derives the type from the file extension; the content is UTF-8 all the same',
    ({ status, headers, request }) =>
      status === 200 &&
      (/script|application\/.+ charset/.test(String(headers['content-type'])) ||
        request.path === '/api/types.ts'),
    { headers: { 'content-type': /^(?:application|text|video)\/[^;]+(?:; charset=utf-8)?$/ } },
  ],
  [
    'Static host',
    'The only supported condition is `If-None-Match` with one ETag; ranges get the whole file; the host chooses the content coding, and all codings share one ETag',
    'these are the host’s own features; the compressed copies of the build are not uploaded',
    ({ request }) => /If-|Range|Encoding/.test(Object.keys(request.headers ?? {}).join()),
  ],
  [
    'Static host',
    '`/404` shows the error page with status 200, `/index` redirects to `/`, and double or encoded slashes count as one',
    'the host’s handling of paths; each page names its canonical URL',
    (one) => one.status === 404 && /^\/404$|^\/index$|\/\/|%2f/i.test(pathOf(one)),
  ],
  [
    'Static host',
    'No maintenance switch, no health endpoints',
    'there is no server process of this project',
    ({ request }) => /^\/(?:healthz|readyz)$/.test(request.path),
  ],
  [
    'Static host',
    '`_headers`, `_redirects` and very long names are not compared',
    'the tested runtime looks for them on disk and fails; the host itself answers 404',
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
  for (const [title, , , when, instead] of DIFFERENCES) {
    if (title !== TITLES[host] || !when?.(wanted)) continue;
    if (!instead) return undefined;
    expected = { ...expected, ...instead, headers: { ...expected.headers, ...instead.headers } };
  }
  return expected;
}
