import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { demoEvents } from '#content/demo/events.ts';
import { filesIn } from '#content/files.ts';
import { demo } from '#content/queries/demo-query.ts';
import { codeOf, makeTestFolder, mockServer, run, shell } from './support.ts';

/**
 * Runs the code of the texts as printed: requests against the mock server, signature checks on the
 * example event.
 */

const folder = makeTestFolder();
const mock = mockServer();

test('the first guide’s commands, run as printed, lead from a key to a credited payment', async () => {
  const code = codeOf('api/guides/start.mdx', 'bash').join('\necho\n');
  const out = await shell(mock.at(code));
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
  await shell(mock.at(code.replace(/^export .*$/m, '')));
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

const right = headers['webhook-signature'];
/**
 * The valid signature cut before each character, and with each character in the other case or, if
 * it has none, replaced by a dash.
 */
const altered = [...right].flatMap((letter, index) => {
  const before = right.slice(0, index);
  const changed = [letter.toUpperCase(), letter.toLowerCase(), '-'].find((one) => one !== letter);
  return [before, `${before}${changed}${right.slice(index + 1)}`];
});

/** Signature headers, with whether each must be accepted. */
const SIGNATURES: readonly [
  taken: boolean,
  change: object,
  body?: string,
  secret?: string,
  at?: number,
][] = [
  [true, {}],
  [true, { 'webhook-signature': `v1,${other} ${right}` }],
  [true, { 'webhook-signature': `v1a,${other} ${right}` }],
  [true, { 'webhook-signature': `${right} v1,${other}` }],
  [false, {}, `${body} `],
  [false, {}, body, otherSecret],
  [true, {}, body, secret, now + 300],
  [true, {}, body, secret, now - 300],
  [false, {}, body, secret, now + 301],
  [false, {}, body, secret, now - 301],
  [false, { 'webhook-id': 'evt_other' }],
  [false, { 'webhook-id': undefined }],
  [false, { 'webhook-timestamp': undefined }],
  [false, { 'webhook-signature': undefined }],
  [false, { 'webhook-timestamp': 'soon' }],
  ...[
    ...altered,
    `v1,${other}`,
    `${right}AAAA`,
    `v2,${event['signature']}`,
    'v1,\u00ff\u20ac',
    '\ud83d',
  ].map((signature): [boolean, object] => [false, { 'webhook-signature': signature }]),
];
const cases = SIGNATURES.map(([taken, change, sent = body, key = secret, when = now]) => ({
  taken,
  given: { headers: { ...headers, ...change }, body: sent, secret: key, now: when },
}));

test.each([
  [
    'verify.ts',
    process.execPath,
    ['--no-warnings', '--input-type=module', '-e'],
    `import crypto from 'node:crypto';
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { verify } from './verify.ts';
const say = (one) => console.log(verify(one.headers, Buffer.from(one.body), one.secret, one.now));
const cases = JSON.parse(readFileSync('cases.json', 'utf8'));
cases.forEach(say);
crypto.timingSafeEqual = () => false;
syncBuiltinESMExports();
say(cases[0]);`,
  ],
  [
    'verify.py',
    'python3',
    ['-c'],
    `import hmac, json
from verify import verify
def say(one):
    print(verify(one["headers"], one["body"].encode(), one["secret"], one["now"]))
cases = json.load(open("cases.json"))
for one in cases:
    say(one)
hmac.compare_digest = lambda *_: False
say(cases[0])`,
  ],
])(
  '%s accepts the valid signature and no changed one, never throws, and compares in constant time',
  async (name, program, args, code) => {
    writeFileSync(join(folder, name), codeOf('api/guides/events.mdx', name)[0] ?? '');
    writeFileSync(join(folder, 'cases.json'), JSON.stringify(cases.map(({ given }) => given)));
    const output = (await run(program, [...args, code], { cwd: folder })).trim().split('\n');
    const misjudged = cases.filter(
      ({ taken }, index) => output[index]?.toLowerCase() !== `${taken}`,
    );
    expect(misjudged).toEqual([]);
    // The last case is the valid signature again, with the constant-time comparison replaced by one
    // that always fails.
    expect(output.at(-1)?.toLowerCase()).toBe('false');
  },
);

test('a library of Standard Webhooks accepts the example, once it is signed with the current time', () => {
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

test('the shell command on the webhooks page prints the signature of the example', async () => {
  const code = codeOf('docs/developers/webhooks.mdx', 'Prints the signature')[0] ?? '';
  expect((await shell(code)).trim()).toBe(event['signature']);
});
