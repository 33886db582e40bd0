import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoEvents } from '#content/demo/events.ts';
import { filesIn } from '#content/files.ts';
import { demo } from '#content/queries/demo-query.ts';
import { type Running, startMock } from '#scripts/mock-server.ts';
import { at, codeOf, document, run, shell, workplace } from './support.ts';

/** The code of the texts, run as it is typed: calls against the mock, signatures against the example. */

const folder = workplace();
let mock: Running;

beforeAll(async () => {
  mock = await startMock(document, 0);
});
afterAll(() => mock.stop());

test('the first guide leads from a key to a credited payment when it is typed literally', async () => {
  const code = codeOf('api/guides/start.mdx', 'bash').join('\necho\n');
  const out = await shell(at(mock.address, code));
  const answers = out
    .trim()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(answers.map((line) => JSON.parse(line))).toMatchObject([
    { environment: 'sandbox' },
    { status: 'active', secret: expect.stringMatching(/^whsec_/) },
    { status: 'awaiting_signatures', payee_check: { answer: 'match' } },
    { status: 'released', signatures: { have: 2, need: 2 } },
    { status: 'credited' },
  ]);
});

const TEXTS = [
  ...filesIn('api/guides').filter((file) => !file.endsWith('start.mdx')),
  ...filesIn('docs/developers'),
  'blog/first-payment-in-the-sandbox.mdx',
];
const calls = TEXTS.flatMap((file) =>
  codeOf(file, 'bash')
    .filter((code) => code.includes('curl '))
    .map((code) => ({ file, code, call: code.match(/v1(\S*)/)?.[1] ?? code })),
);

test.each(calls)('$file: $call is accepted', async ({ code }) => {
  await shell(at(mock.address, code.replace(/^export .*$/m, '')));
});

const event = demoEvents(demo());
const { secret = '', body = '' } = event;
const headers = {
  'webhook-id': event['event'] ?? '',
  'webhook-timestamp': event['timestamp'] ?? '',
  'webhook-signature': `v1,${event['signature']}`,
};
const now = Number(event['timestamp']);
const other = Buffer.alloc(32).toString('base64');
const otherSecret = `whsec_${Buffer.alloc(24).toString('base64')}`;

/** What a signature can be, and whether it is to be taken. */
const SIGNATURES: readonly [
  taken: boolean,
  change: object,
  body?: string,
  secret?: string,
  at?: number,
][] = [
  [true, {}],
  [true, { 'webhook-signature': `v1,${other} ${headers['webhook-signature']}` }],
  [true, { 'webhook-signature': `v1a,${other} ${headers['webhook-signature']}` }],
  [false, {}, `${body} `],
  [false, {}, body, otherSecret],
  [true, {}, body, secret, now + 300],
  [true, {}, body, secret, now - 300],
  [false, {}, body, secret, now + 301],
  [false, {}, body, secret, now - 301],
  [false, { 'webhook-id': 'evt_other' }],
  [false, { 'webhook-id': undefined }],
  [false, { 'webhook-timestamp': 'soon' }],
  ...[
    '',
    'v1',
    'v1,',
    'v1,AAAA',
    `v1,${other}`,
    // The right one cut, with another end, and with more behind it.
    `v1,${event['signature']?.slice(0, 20)}`,
    `v1,${event['signature']?.slice(0, 40)}AAA=`,
    `v1,${event['signature']}AAAA`,
    `v2,${event['signature']}`,
    'v1,\u00ff\u20ac',
    '\ud83d\ude80',
  ].map((signature): [boolean, object] => [false, { 'webhook-signature': signature }]),
];
const cases = SIGNATURES.map(([taken, change, sent = body, key = secret, when = now]) => ({
  taken,
  given: { headers: { ...headers, ...change }, body: sent, secret: key, now: when },
}));
const expected = cases.map(({ taken }) => taken);

test('the guide’s TypeScript takes the signature, nothing that was changed, and never throws', async () => {
  const file = join(folder, 'verify.ts');
  writeFileSync(file, codeOf('api/guides/events.mdx', 'verify.ts')[0] ?? '');
  const { verify } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const said = cases.map(({ given }) =>
    verify(given.headers, Buffer.from(given.body), given.secret, given.now),
  );
  expect(said).toEqual(expected);
});

test('the guide’s Python does the same', async () => {
  writeFileSync(join(folder, 'verify.py'), codeOf('api/guides/events.mdx', 'verify.py')[0] ?? '');
  writeFileSync(join(folder, 'cases.json'), JSON.stringify(cases.map(({ given }) => given)));
  const check = `import json
from verify import verify
for one in json.load(open("cases.json")):
    print(verify(one["headers"], one["body"].encode(), one["secret"], one["now"]))
`;
  const out = await run('python3', ['-c', check], { cwd: folder });
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => line === 'True'),
  ).toEqual(expected);
});

test.each([
  ['verify.ts', 'timingSafeEqual('],
  ['verify.py', 'hmac.compare_digest('],
])('%s compares in a time that says nothing of the signature', (name, comparison) => {
  expect(codeOf('api/guides/events.mdx', name)[0]).toContain(comparison);
});

test('a library of Standard Webhooks takes the example, as soon as it is of today', () => {
  const webhook = new Webhook(secret);
  const id = headers['webhook-id'];
  expect(webhook.sign(id, new Date(now * 1000), body)).toBe(headers['webhook-signature']);
  const today = new Date();
  const signature = webhook.sign(id, today, body);
  const sent = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(today.getTime() / 1000)),
    'webhook-signature': signature,
  };
  expect(webhook.verify(body, sent)).toEqual(JSON.parse(body));
});

test('the shell of the webhooks’ page prints the signature of the example', async () => {
  const code = codeOf('docs/developers/webhooks.mdx', 'Prints the signature')[0] ?? '';
  expect((await shell(code)).trim()).toBe(event['signature']);
});
