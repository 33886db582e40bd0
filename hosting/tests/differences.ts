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
    'No limits for a client, no shedding of load',
    'those are of nginx, which stands where strangers come',
  ],
  [
    'Small server',
    'What is no request to Node (headers too large, a path with bytes above ASCII) gets 400, 408 or 431 without our headers',
    'the framework’s own answer; no browser sends such a thing',
    ({ name, status }) => status === 431 || name === 'bytes above ASCII',
  ],
  [
    'Small server',
    'A range of more last bytes than there are gets 416 instead of the whole file',
    'how the library reads it',
    ({ name }) => name === 'bytes -9000',
  ],
  [
    'nginx',
    'A range outside the file: common headers twice with equal values, a page as the body, and the file’s `Cache-Control`',
    'nginx decides on 416 after the headers were set, and no directive takes them back',
    ({ status }) => status === 416,
  ],
  [
    'Static host',
    'No `Vary`, `Accept-Ranges` and `Last-Modified`; the policy’s header is what a page cannot say of itself, always in its https form',
    'the host compresses by itself and is always behind https; the rest of the policy is in each page',
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
    'Malformed, oversized and odd requests and other methods are answered as the host does; it resolves dots first',
    'there is no configuration of ours before it',
    ({ status, request }) => [400, 405, 414, 431].includes(status) || request.path.includes('"'),
  ],
  [
    'Static host',
    'A slash at the end and `.html` lead to a page by 308 instead of 301; of what is no page they get 404 at once',
    'it does so before it looks at `_redirects`',
    (one) =>
      one.status === 301 && /\/$|\.html$/.test(pathOf(one)) && !/^\/blog\/post-/.test(pathOf(one)),
  ],
  [
    'Static host',
    'Legacy blog addresses redirect for any id, not only for numbers',
    'placeholders have no character classes',
    (one) =>
      one.status === 404 && /^\/blog\/post-[^/]+\/how-to-use-multisig\S*e$/.test(pathOf(one)),
  ],
  [
    'Static host',
    'An unknown path always gets `404.html`: no error object, no empty page for bots',
    'error documents are not negotiated',
    ({ status, request }) => status === 404 && request.headers !== undefined,
    { headers: { 'content-type': /^text\/html; charset=utf-8$/ } },
  ],
  [
    'Static host',
    'An error may be read by other sites where the path is that of a shared file',
    '`_headers` goes by the path alone',
    (one) => one.status >= 400 && SHARED.test(pathOf(one)),
  ],
  [
    'Static host',
    'Scripts, JSON, XML and YAML have media types of the host, most without a character set, and `/api/types.ts` is called a video',
    'its list goes by the file’s name alone; what they hold is UTF-8 without a word',
    ({ status, headers, request }) =>
      status === 200 &&
      (/script|application\/.+ charset/.test(String(headers['content-type'])) ||
        request.path === '/api/types.ts'),
    { headers: { 'content-type': /^(?:application|text|video)\/[^;]+(?:; charset=utf-8)?$/ } },
  ],
  [
    'Static host',
    'Of conditions it knows one tag in `If-None-Match`; ranges get the whole file; it chooses the coding itself, and every coding has one tag',
    'the host’s own; copies made at build are not uploaded',
    ({ request }) => /If-|Range|Encoding/.test(Object.keys(request.headers ?? {}).join()),
  ],
  [
    'Static host',
    '`/404` shows the error page with 200, `/index` leads to `/`, slashes that are doubled or encoded count as one',
    'how it reads paths; each page names its one address as canonical',
    (one) => one.status === 404 && /^\/404$|^\/index$|\/\/|%2f/i.test(pathOf(one)),
  ],
  [
    'Static host',
    'No 503 switch, no health endpoints',
    'there is no server of ours',
    ({ request }) => /^\/(?:healthz|readyz)$/.test(request.path),
  ],
  [
    'Static host',
    '`_headers`, `_redirects` and very long names are not compared',
    'the runtime that is tested looks for them on a disk, and fails; the host itself says 404',
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
