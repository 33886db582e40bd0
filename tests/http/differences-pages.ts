import { RULES, SHARED_FILES } from '../../contract/rules.ts';
import { HTML, REVALIDATE } from './cases/case.ts';
import { ANYTHING, type Difference, has, named, type Question } from './difference.ts';
import { fixtureFiles } from './fixture.ts';

const LINE = 'text/plain;charset=UTF-8';
const NOT_CACHED = { 'cache-control': 'no-cache', vary: null };
const files = fixtureFiles('one');
const SHARED = new RegExp(`${SHARED_FILES}$`);
const pathOf = ({ request }: Question): string => request.path.split('?', 1)[0] ?? '';
const locationOf = ({ headers }: Question): string =>
  String(headers.location).split('?', 1)[0] ?? '';
/** Whether the server only takes a slash or `.html` away. */
const isTrimmed = (question: Question): boolean =>
  question.status === 301 &&
  /^(?:\/|\.html|index\.html)$/.test(pathOf(question).slice(locationOf(question).length));
/** Media types to which the server adds that they are UTF-8. */
const TEXTS = /^(?:text\/javascript|application\/.+); charset=utf-8$/;
const isPage = (path: string): boolean => path === '/' || `${path.slice(1)}.html` in files;
const isWhole = ({ request }: Question): boolean =>
  /^"[^"]*"$|^(?:W\/)?\{etag\}$/.test(request.headers?.['If-None-Match'] ?? '');

/** What the static host does otherwise. */
export const PAGES: readonly Omit<Difference, 'host'>[] = [
  {
    difference:
      'No `Vary`, `Accept-Ranges` and `Last-Modified`; the policy’s header is what a page cannot say of itself, always in its https form',
    reason:
      'the host compresses by itself and is always behind https; the rest of the policy is in each page',
    when: () => true,
    instead: {
      headers: {
        vary: null,
        'accept-ranges': null,
        'last-modified': null,
        'content-length': ANYTHING,
        'content-security-policy': "frame-ancestors 'none'; upgrade-insecure-requests",
        'strict-transport-security': 'max-age=63072000',
      },
    },
  },
  {
    difference:
      'Malformed, oversized and odd requests are answered as the host does; it resolves dots first',
    reason: 'there is no server of ours before it',
    when: (one) =>
      [400, 413, 414, 431].includes(one.status) ||
      'raw' in one.request ||
      /^(?:TRACE|BREW)$/.test(one.request.method ?? '') ||
      /"|.{8192}/.test(one.request.path) ||
      has('Expect')(one),
  },
  {
    difference: '405 has no text and no `Allow`',
    reason: 'the host’s own',
    when: ({ status }) => status === 405,
    instead: { headers: { 'content-type': null, 'cache-control': null, allow: null } },
  },
  {
    difference: 'A slash at the end and `.html` lead to the page by 308 instead of 301',
    reason: 'it does so before it looks at `_redirects`',
    when: (one) => isTrimmed(one) && isPage(locationOf(one)),
    instead: { status: 308, headers: { 'cache-control': null } },
  },
  {
    difference: 'A slash at the end of what is no page gets 404 at once',
    reason: 'it takes slashes off pages only',
    when: (one) => isTrimmed(one) && !isPage(locationOf(one)),
    instead: {
      status: 404,
      headers: { location: null, 'content-type': HTML, 'cache-control': 'no-store' },
    },
  },
  {
    difference: 'A moved address answers with a line of text',
    reason: 'built in',
    when: (one) => (one.status === 301 || one.status === 302) && !isTrimmed(one),
    instead: { headers: { 'content-type': LINE } },
  },
  {
    difference: 'Legacy blog addresses redirect for any id, not only for numbers',
    reason: 'placeholders have no character classes',
    when: ({ status, request }) =>
      status === 404 && /^\/blog\/post-[^/]+\/how-to-use-multisig-feature$/.test(request.path),
    instead: { status: 301, headers: { ...NOT_CACHED, location: ANYTHING, 'content-type': LINE } },
  },
  {
    difference: 'An unknown path always gets `404.html`: no error object, no empty page for bots',
    reason: 'error documents are not negotiated',
    when: (one) =>
      one.status === 404 && (one.headers['content-type'] !== HTML || has('User-Agent')(one)),
    instead: { headers: { 'content-type': /^text\/html; charset=utf-8$/ } },
  },
  {
    difference: 'Nor is an error kept to this site where the path is that of a shared file',
    reason: '`_headers` goes by the path alone',
    when: (one) => one.status >= 400 && SHARED.test(pathOf(one)),
    instead: {
      headers: Object.fromEntries(
        RULES.sharing.headers.map(({ name, shared }) => [name.toLowerCase(), shared]),
      ),
    },
  },
  {
    difference: 'Scripts, JSON and XML name no character set',
    reason: 'its media types are its own; what they hold is UTF-8 without a word',
    when: ({ status, headers }) => status === 200 && TEXTS.test(String(headers['content-type'])),
    instead: { headers: { 'content-type': /^application\/(?:javascript|json|xml|\w+\+\w+)$/ } },
  },
  {
    difference:
      'Of conditions it knows one tag in `If-None-Match`, and 304 repeats neither it nor `Cache-Control`',
    reason: 'the others are left out by the host; the answer is then the whole file',
    when: (one) => one.status === 304 && isWhole(one),
    instead: { headers: { 'cache-control': ANYTHING, etag: ANYTHING } },
  },
  {
    difference: 'A list of tags, `*`, dates and `If-Match` get the whole file',
    reason: 'the same',
    when: (one) => (one.status === 304 || one.status === 412) && !isWhole(one),
    instead: { status: 200, headers: { 'content-type': ANYTHING, 'cache-control': REVALIDATE } },
  },
  {
    difference: 'Every coding of a page has the same tag, and the host chooses the coding',
    reason: 'it compresses while it serves; copies made at build are not uploaded',
    when: has('Accept-Encoding'),
    instead: { headers: { 'content-encoding': ANYTHING } },
  },
  {
    difference: 'The tag of a compressed page fits the plain one',
    reason: 'they are one file to it',
    when: named("the compressed form's tag does not fit the plain form"),
    instead: {
      status: 304,
      headers: { 'content-type': null, 'cache-control': ANYTHING, etag: ANYTHING },
    },
  },
  {
    difference: 'A range gets the whole file',
    reason: 'the host’s own cache answers ranges, its files do not',
    when: (one) => has('Range')(one) && [200, 206, 416].includes(one.status),
    instead: {
      status: 200,
      headers: {
        'content-range': null,
        'content-type': ANYTHING,
        'cache-control': ANYTHING,
      },
    },
  },
  {
    difference: 'With `Authorization` there is no `Cache-Control`',
    reason: 'built in',
    when: has('Authorization'),
    instead: { headers: { 'cache-control': null } },
  },
  {
    difference:
      '`/404` shows the error page with 200, `/index` leads to `/`, slashes that are doubled or encoded count as one',
    reason: 'how it reads paths; each page names its one address as canonical',
    when: (one) =>
      one.status !== 200 && /^\/404(?:\.html)?$|^\/(?:.+\/)?index\/?$|\/\/|%2f/i.test(pathOf(one)),
  },
  {
    difference: 'No 503 switch, no health endpoints',
    reason: 'there is no server of ours',
    when: ({ request }) => /^\/(?:healthz|readyz)$/.test(request.path),
    instead: { status: 404, headers: { 'content-type': HTML } },
  },
  {
    difference: '`_headers`, `_redirects`, paths below a file and very long names are not compared',
    reason:
      'the runtime that is tested looks for them on a disk, and fails; the host itself says 404',
    when: (one) =>
      /^\/_(?:headers|redirects)$|\.[a-z]+\/$|[^/]{250}/.test(pathOf(one)) && one.status !== 200,
  },
];
