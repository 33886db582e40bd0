import { RULES } from '../../contract/rules.ts';
import { HTML, TEXT } from './cases/case.ts';
import { ANYTHING, type Difference, has, named } from './difference.ts';

/** What nginx cannot do. */
export const NGINX: readonly Omit<Difference, 'host'>[] = [
  {
    difference:
      'A range outside the file: common headers twice with equal values, a page as the body, and the file’s `Cache-Control`',
    reason: 'nginx decides on 416 after the headers were set, and no directive takes them back',
    when: ({ status }) => status === 416,
    instead: {
      headers: {
        'content-type': 'text/html',
        'cache-control': ANYTHING,
        'content-security-policy': ANYTHING,
      },
    },
  },
  {
    difference: '`HEAD` with `Range` gets 206 instead of the whole file’s headers',
    reason: 'its ranges do not look at the method',
    when: (one) => one.request.method === 'HEAD' && one.status === 200 && has('Range')(one),
    instead: {
      status: 206,
      headers: { 'content-range': /^bytes /, 'content-length': ANYTHING, 'accept-ranges': null },
    },
  },
  {
    difference: '206 does not say `Accept-Ranges` once more',
    reason: 'it takes the header back from a part, after ours were set',
    when: ({ status }) => status === 206,
    instead: { headers: { 'accept-ranges': null } },
  },
  {
    difference: 'A client that names JSON and HTML both gets the page, whatever their weights',
    reason: 'it cannot compare weights; HTML refused with `q=0` it understands',
    when: named('less JSON than HTML by weight'),
    instead: { headers: { 'content-type': HTML } },
  },
  {
    difference: 'A header line without a colon is dropped instead of refused',
    reason: 'the only other setting keeps it; none that it drops has a meaning here',
    when: named('a header without a colon'),
    instead: { status: 200, headers: { 'content-type': HTML } },
  },
  {
    difference:
      'A redirect has a short page as its body, and a query’s bytes outside ASCII go back in it as they came',
    reason: 'built in',
    when: ({ status }) => status === 301 || status === 302,
    instead: { headers: { 'content-type': 'text/html' } },
  },
  {
    difference: 'A query beyond 8 KB gets 414, not an answer',
    reason: 'a line of the request must fit one of its buffers',
    when: ({ request, status }) => status === 200 && request.path.length > 8_192,
    instead: {
      status: 414,
      headers: {
        'content-type': TEXT,
        'cache-control': RULES.noStore,
        'content-security-policy': ANYTHING,
        vary: null,
        'accept-ranges': null,
      },
    },
  },
  {
    difference: '`ETag` is made of time and size, not of the content; `Server: nginx` is sent',
    reason: 'built in. Copy releases with their times (`cp -a`)',
  },
  {
    difference: 'Shedding counts requests by `limit_conn`, connections by `worker_connections`',
    reason: 'there is no event loop to watch',
  },
  {
    difference: 'Requests are counted by client as on the server, connections only in all',
    reason: '`limit_conn` counts a connection when its request is there',
  },
];
