import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiPage } from '#content/queries/api-query.ts';
import { limitOf } from '#content/queries/limits-query.ts';
import { type Running, startSandbox } from '#scripts/sandbox/server.ts';
import { call, receiver } from './support.ts';

let sandbox: Running;
let ibans: Record<string, { iban: string; reason?: string }>;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  const { body } = await call(sandbox.address, 'GET', '/sandbox/scenarios');
  const start = await call(sandbox.address, 'GET', '/ibans/LT403990001046271085/balances');
  calendar = Date.parse(start.body.as_of) + 60_000;
  ibans = Object.fromEntries(body.data.map((one: { scenario: string }) => [one.scenario, one]));
});
afterAll(() => sandbox.stop());

const ask = (method: string, path: string, body?: object) =>
  call(sandbox.address, method, path, body);
const HOUR = 3_600_000;
let calendar = 0;

/** Moves the sandbox's calendar forward. */
async function wait(ms: number): Promise<void> {
  calendar += ms;
  const moved = await ask('POST', '/sandbox/clock', {
    advance_to: new Date(calendar).toISOString(),
  });
  expect(moved.status).toBe(200);
}

async function prepare(scenario: string, line = 'sepa_instant') {
  const to = { name: 'Aldine Freight GmbH', iban: ibans[scenario]?.iban };
  const money = { amount: '212.00', currency: 'EUR', line };
  const { status, body } = await ask('POST', '/payments', {
    from: 'LT403990001046271085',
    to,
    ...money,
  });
  expect(status).toBe(201);
  return body;
}

async function pay(scenario: string, line?: string): Promise<string> {
  const { id } = await prepare(scenario, line);
  await ask('POST', `/sandbox/payments/${id}/sign`, { signers: 2 });
  return id;
}

const payment = async (id: string) => (await ask('GET', `/payments/${id}`)).body;

test.each(apiPage().scenarios.rows.filter(({ ends }) => ends === 'credited' || ends === 'refused'))(
  '$scenario ends as $ends',
  async ({ scenario, ends }) => {
    const id = await pay(scenario);
    expect(await payment(id)).toMatchObject({ status: 'released' });
    await wait(10_500);
    const { reason } = ibans[scenario] ?? {};
    expect(await payment(id)).toMatchObject({ status: ends, ...(reason && { reason }) });
    if (ends === 'credited') expect((await payment(id)).elapsed_ms).toBeLessThan(10_000);
  },
);

test('returned: credited first, back on the next business day', async () => {
  const id = await pay('returned', 'sepa');
  await wait(3 * HOUR);
  expect(await payment(id)).toMatchObject({ status: 'credited' });
  await wait(24 * HOUR);
  expect(await payment(id)).toMatchObject({ status: 'returned', reason: 'AC04' });
});

test.each(['close_match', 'no_match', 'not_possible'])(
  '%s is the answer of the check',
  async (name) => {
    const { payee_check: answer, status } = await prepare(name);
    expect(status).toBe('awaiting_signatures');
    expect(answer.answer).toBe(name);
    expect('name' in answer).toBe(name === 'close_match');
  },
);

test('recalled: money arrives', async () => {
  await pay('recalled');
  await wait(2 * HOUR);
  const { body } = await ask('GET', '/payments?direction=in');
  expect(body.data[0]).toMatchObject({ status: 'credited', direction: 'in' });
});

test('swift_short: a bank on the way keeps a part', async () => {
  const id = await pay('swift_short', 'swift');
  await wait(20 * HOUR);
  expect(await payment(id)).toMatchObject({ status: 'credited' });
  const { stops } = (await ask('GET', `/payments/${id}/tracking`)).body;
  expect(stops.map((stop: { passed_on: string }) => stop.passed_on)).toEqual([
    '212.00',
    '212.00',
    '200.00',
    '200.00',
  ]);
});

test('without its signatures a payment lapses', async () => {
  const { id } = await prepare('credited');
  const signed = await ask('POST', `/sandbox/payments/${id}/sign`, { signers: 1 });
  expect(signed.body).toMatchObject({ status: 'awaiting_signatures', signatures: { have: 1 } });
  await wait(Number(limitOf('multisig-expiry').value) * HOUR + 1000);
  expect(await payment(id)).toMatchObject({ status: 'expired' });
  expect((await ask('POST', `/sandbox/payments/${id}/sign`, { signers: 1 })).body).toMatchObject({
    code: 'status',
  });
});

describe('requests that are refused', () => {
  const sound = {
    ...{ from: 'LT403990001046271085', amount: '1.00', currency: 'EUR', line: 'sepa_instant' },
    to: { name: 'Aldine Freight GmbH', iban: 'DE48999900000123456789' },
  };

  test.each([
    ['an unknown field', { ...sound, ammount: '1.00' }, 400, 'field_unknown'],
    ['a missing field', { ...sound, amount: undefined }, 400, 'field_missing'],
    ['a number for an amount', { ...sound, amount: 1 }, 400, 'field_invalid'],
    ['wrong check digits', { ...sound, from: 'LT413990001046271085' }, 422, 'iban_check'],
    ['nothing', { ...sound, amount: '0.00' }, 422, 'amount_zero'],
    ['too much for the line', { ...sound, amount: '100000.01' }, 422, 'limit'],
    ['more than there is', { ...sound, line: 'sepa', amount: '1000000.01' }, 422, 'cover'],
  ])('%s', async (_, body, status, code) => {
    const answer = await ask('POST', '/payments', body);
    expect(answer).toMatchObject({ status, body: { status, code } });
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });

  test('a key that is missing, unknown or live', async () => {
    const me = (key?: string) =>
      fetch(`${sandbox.address}/me`, { headers: key ? { Authorization: `Bearer ${key}` } : {} });
    const codes = await Promise.all(
      [undefined, 'other', 'sk_live_1'].map(async (key) => (await (await me(key)).json()).code),
    );
    expect(codes).toEqual(['key_missing', 'key_unknown', 'key_environment']);
  });

  test('the same idempotency key: the first answer again, or a conflict', async () => {
    const headers = {
      Authorization: 'Bearer sk_test_1',
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    };
    const send = (body: object) =>
      fetch(`${sandbox.address}/payments`, { method: 'POST', headers, body: JSON.stringify(body) });
    const [first, again, other] = [
      await send(sound),
      await send(sound),
      await send({ ...sound, amount: '2.00' }),
    ];
    expect(await again.json()).toEqual(await first.json());
    expect(again.headers.get('idempotent-replay')).toBe('true');
    expect(await other.json()).toMatchObject({ code: 'idempotency_conflict' });
  });
});

test('every event can be triggered, and arrives', async () => {
  const hooks = await receiver();
  const { events } = apiPage().webhooks;
  await ask('POST', '/webhooks', { url: hooks.url, events });
  for (const type of events) {
    expect((await ask('POST', '/sandbox/events', { type })).status).toBe(202);
    expect(JSON.parse((await hooks.next()).body.toString())).toMatchObject({ type });
  }
  await hooks.stop();
});
