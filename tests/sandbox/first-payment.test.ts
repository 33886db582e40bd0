import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, startSandbox } from '#scripts/sandbox/server.ts';
import { codeOf, type Delivery, KEY, receiver, workplace } from './support.ts';

/** The first guide, walked from the key to the verified webhook with its own commands. */

const folder = workplace();
let sandbox: Running;
let hooks: Awaited<ReturnType<typeof receiver>>;
let output = '';
let delivery: Delivery;

beforeAll(async () => {
  // The credit comes after 3.4 seconds of the sandbox, a hundredth of it here.
  sandbox = await startSandbox(0, 100);
  hooks = await receiver();
  const [key = '', ...steps] = codeOf('start.mdx', 'bash');
  const own = (code: string) =>
    code
      .replace('https://sandbox.solvanto.example/v1', sandbox.address)
      .replace('https://erp.client.example/hooks/payments', hooks.url)
      .replaceAll('pay_6Qm2xT9', '$PAYMENT');
  const [register = '', prepare = '', sign = ''] = steps.map(own);
  const read = `PAYMENT=$(printf '%s' "$ANSWER" | python3 -c 'import json, sys; print(json.load(sys.stdin)["id"])')`;
  const script = [
    'curl() { command curl --silent --show-error --fail-with-body "$@"; echo; }',
    ...[own(key), `SECRET=$(${register})`, 'echo "$SECRET"'],
    ...[`ANSWER=$(${prepare})`, 'echo "$ANSWER"', read, sign, 'echo "$PAYMENT"'],
  ];
  const walked = promisify(execFile)('bash', ['-e', '-c', script.join('\n')]);
  delivery = await hooks.next();
  output = (await walked).stdout;
});
afterAll(() => Promise.all([sandbox.stop(), hooks.stop()]));

const lines = () => output.trim().split('\n');
const answer = (index: number) => JSON.parse(lines()[index] ?? '');

test('the guide’s commands lead from a key to a released payment', () => {
  expect(answer(0)).toMatchObject({ environment: 'sandbox' });
  expect(answer(1)).toMatchObject({ status: 'active', secret: expect.stringMatching(/^whsec_/) });
  expect(answer(2)).toMatchObject({
    status: 'awaiting_signatures',
    payee_check: { answer: 'match' },
  });
  expect(answer(3)).toMatchObject({ status: 'released', signatures: { have: 2, need: 2 } });
});

test('the webhook says that the payment is credited, and so does the payment', async () => {
  const id = lines().at(-1);
  const data = {
    id,
    status: 'credited',
    amount: '48200.00',
    line: 'sepa_instant',
    elapsed_ms: 3412,
  };
  expect(JSON.parse(delivery.body.toString())).toMatchObject({ type: 'payment.credited', data });
  const [, , , , ask = ''] = codeOf('start.mdx', 'bash');
  const own = ask.replace('$API', sandbox.address).replace('pay_6Qm2xT9', id ?? '');
  const env = { ...process.env, API_KEY: KEY };
  const { stdout } = await promisify(execFile)('bash', ['-c', `${own} --silent`], { env });
  expect(JSON.parse(stdout)).toMatchObject({ id, status: 'credited' });
});

test('the guide’s TypeScript takes the signature, and nothing that was changed', async () => {
  const file = join(folder, 'verify.ts');
  writeFileSync(file, codeOf('events.mdx', 'verify.ts')[0] ?? '');
  const { verify } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const { secret } = answer(1);
  const { headers, body } = delivery;
  expect(verify(headers, body, secret)).toBe(true);
  expect(verify(headers, Buffer.concat([body, Buffer.from(' ')]), secret)).toBe(false);
  expect(verify(headers, body, `${secret}x`)).toBe(false);
  expect(verify(headers, body, secret, Date.now() / 1000 + 301)).toBe(false);
  expect(verify({ ...headers, 'webhook-id': 'evt_other' }, body, secret)).toBe(false);
  expect(verify({}, body, secret)).toBe(false);
  const both = `v1=${'0'.repeat(64)} ${headers['webhook-signature']}`;
  expect(verify({ ...headers, 'webhook-signature': both }, body, secret)).toBe(true);
});

test('the guide’s Python does the same', async () => {
  writeFileSync(join(folder, 'verify.py'), codeOf('events.mdx', 'verify.py')[0] ?? '');
  const check = `import json, sys, time
from verify import verify
headers, body, secret = json.loads(sys.argv[1]), sys.argv[2].encode(), sys.argv[3]
print([verify(headers, body, secret), verify(headers, body + b" ", secret), verify(headers, body, secret + "x"),
       verify(headers, body, secret, time.time() + 301), verify({}, body, secret)])
`;
  const { headers, body } = delivery;
  const args = ['-c', check, JSON.stringify(headers), body.toString(), answer(1).secret];
  const { stdout } = await promisify(execFile)('python3', args, { cwd: folder });
  expect(stdout.trim()).toBe('[True, False, False, False, False]');
});
