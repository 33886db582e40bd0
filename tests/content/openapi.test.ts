import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoEvents } from '#content/demo/events.ts';
import { isIban } from '#content/demo/iban.ts';
import { CONTENT_DIR } from '#content/files.ts';
import { withNoBreaks } from '#content/no-break.ts';
import { apiDocument } from '#content/openapi/load-openapi.ts';
import { targetOf } from '#content/openapi/openapi-fields.ts';
import { codeMeanings, operationsOf } from '#content/openapi/openapi-reference.ts';
import { breaksBetween, type Surface, surfaceOf } from '#content/openapi/surface.ts';
import type { Answer, Operation } from '#content/openapi/types.ts';
import { apiPage } from '#content/queries/api-query.ts';
import { apiChangelog } from '#content/queries/api-reference-query.ts';
import { demo } from '#content/queries/demo-query.ts';
import { limitOf } from '#content/queries/limits-query.ts';
import { tariffInForce } from '#content/tariffs.ts';
import { apiAnswers } from '#drawings/api-exchange/api-exchange.tsx';
import { findLine } from '#tariff/lines.ts';
import { exact } from '#tariff/money.ts';
import { validatorOf } from '../api/validator.ts';

/** The examples of a response. */
const examplesOf = (answer: unknown) =>
  Object.values((answer as Answer).content ?? {}).flatMap(({ examples = {} }) =>
    Object.values(examples),
  );

/** Undefined for an institution without an API, for which these tests are skipped. */
const document = apiDocument();

/** The payment sent by the API in the drawings and guides. */
function sentByApi() {
  const { api } = demo();
  if (!api) throw new Error('demo.yaml has no api');
  return api;
}

describe.runIf(document)('the API document', () => {
  if (!document) return;
  const { components, paths, webhooks = {} } = document;
  const operations = Object.entries(paths).flatMap(([path, { parameters, ...methods }]) =>
    Object.entries(methods).map(([method, one]) => ({ name: `${method} ${path}`, ...one })),
  ) as (Operation & { name: string })[];

  /** The value of the first example of an operation's response. */
  function answer<Body = Record<string, unknown>>(operationId: string, status = '200'): Body {
    const operation = operations.find((one) => one.operationId === operationId);
    const found = operation?.responses[status];
    const media = found && 'content' in found ? Object.values(found.content ?? {})[0] : undefined;
    const [example] = Object.values(media?.examples ?? {});
    if (!example) throw new Error(`${operationId} has no example of ${status}`);
    return example.value as Body;
  }

  test('has no key without a value, which YAML makes of an unquoted comma in a flow mapping', () => {
    const alone: string[] = [];
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        if (inner === null && !/^(next|up_to)$/.test(key)) alone.push(`${path}/${key}`);
        walk(inner, `${path}/${key}`);
      }
    };
    walk(document, '#');
    expect(alone).toEqual([]);
  });

  test.each(operations)('$name has a description, examples and its main errors', (one) => {
    expect(one.description.length).toBeGreaterThan(20);
    for (const { examples } of Object.values(one.requestBody?.content ?? {}).slice(0, 1)) {
      expect(Object.keys(examples ?? {})).not.toEqual([]);
    }
    const statuses = Object.keys(one.responses);
    const [success = ''] = statuses;
    expect(success).toMatch(/^2/);
    const main = ['400', '401', '429', '500', '503'];
    if (one.name.includes('{')) main.push('404');
    if (one.security?.some((way) => 'key' in way) ?? true) main.push('403');
    if (one.parameters?.some((each) => '$ref' in each && each.$ref.endsWith('/IdempotencyKey'))) {
      main.push('409');
    }
    expect(statuses).toEqual(expect.arrayContaining(main));
    for (const status of main) {
      const found = one.responses[status] ?? { description: '' };
      const error = '$ref' in found ? targetOf(document, found.$ref) : found;
      expect(examplesOf(error), status).not.toEqual([]);
    }
    if (success !== '204') expect(answer(one.operationId, success)).toBeDefined();
    for (const parameter of one.parameters ?? []) {
      if ('name' in parameter && parameter.required) expect(parameter.example).toBeDefined();
    }
  });

  test('only operations with a request body have the error body_invalid', () => {
    const having = operationsOf(document, document.paths).filter(({ answers }) =>
      answers.some(({ codes }) => codes.includes('body_invalid')),
    );
    expect(having.length).toBeGreaterThan(5);
    expect(having.filter(({ body }) => !body)).toEqual([]);
  });

  test('every error response has codes, and every code belongs to an operation', () => {
    const meanings = Object.entries(codeMeanings(document));
    const of = (status: string) =>
      meanings.filter(([, one]) => String(one.status) === status).map(([code]) => code);
    const faults = operations.flatMap(({ name, responses, 'x-codes': codes = [] }) => {
      const errors = Object.keys(responses).filter((status) => Number(status) >= 400);
      const here = errors.flatMap((status) => of(status));
      const unnamed = errors
        .filter((status) => ['404', '409', '422'].includes(status))
        .filter((status) => !of(status).some((code) => codes.includes(code)));
      const strange = codes.filter((code) => !here.includes(code));
      return [...unnamed, ...strange].map((one) => `${name}: ${one}`);
    });
    expect(faults).toEqual([]);
    const named = new Set(operations.flatMap((one) => one['x-codes'] ?? []));
    const lost = ['404', '409', '422'].flatMap(of).filter((code) => !named.has(code));
    expect(lost).toEqual([]);
    // No shared error response has these: the first is documented by its only operation, the second
    // belongs to none.
    const shared = Object.values(components.responses ?? {}).flatMap(({ content = {} }) =>
      Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples)),
    );
    const codes = meanings.map(([code]) => code);
    expect(codes.filter((code) => !shared.includes(code))).toEqual([
      'statement_not_ready',
      'method',
    ]);
  });

  test('an amount has the decimals of its currency', () => {
    const validate = validatorOf(document);
    const example = answer('createPayment', '201');
    const at = ['components', 'schemas', 'Payment'];
    const accepted = (amount: string, currency: string) =>
      validate(at, { ...example, amount, currency }).length === 0;
    expect(accepted('48200.00', 'EUR') && accepted('48200', 'JPY')).toBe(true);
    expect(accepted('48200.005', 'EUR') || accepted('48200.50', 'JPY')).toBe(false);
  });

  test('every property has a description', () => {
    const silent = Object.entries(components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, one]) => !one.description && !one.$ref)
        .map(([field]) => `${name}.${field}`),
    );
    expect(silent).toEqual([]);
  });

  test('every error code has a status and a meaning, and guides and pages only use existing codes', () => {
    const { enum: codes = [], 'x-enumDescriptions': meanings = {} } = components.schemas
      .ErrorCode as NonNullable<typeof components.schemas.ErrorCode>;
    expect(Object.keys(meanings)).toEqual(codes);
    const guides = ['docs/developers/authentication.mdx', 'docs/payments/bulk-files.mdx'];
    for (const guide of guides) {
      const text = readFileSync(join(CONTENT_DIR, guide), 'utf8');
      const named = [...text.matchAll(/^\| `(?:\d{3} )?([a-z_]+)` \| [^|]+\|(?: [^|]+\|)?$/gm)]
        .map(([, code = '']) => code)
        .filter(
          (code) =>
            !/^(name|iban|account|amount|currency|reference|id|date|line|charges|town|bic|bank_code|purpose)$/.test(
              code,
            ),
        );
      expect(named.length).toBeGreaterThan(5);
      expect(named.filter((code) => !codes.includes(code))).toEqual([]);
    }
    const statuses = apiPage().errors.rows.flatMap(({ status }) => status.split(', '));
    expect(new Set(Object.values(meanings).map(({ status }) => String(status)))).toEqual(
      new Set(statuses),
    );
  });

  test('figures in examples equal those of the limits', () => {
    const value = (id: string) => limitOf(id).value ?? limitOf(id).figure;
    const limits = answer('getLimits');
    expect({ ...limits, ibans: undefined, seats: undefined }).toEqual({
      requests_per_minute: Number(value('api-rate')),
      instant_payment_max: value('instant-max'),
      sepa_cutoff: limitOf('sepa-cutoff').figure,
      swift_cutoff: limitOf('swift-cutoff').figure,
      file_rows: Number(value('bulk-rows')),
      file_megabytes: Number(value('bulk-file-size')),
      signature_hours: Number(value('multisig-expiry')),
      rules_per_iban: Number(value('multisig-rules-max')),
      signers_per_rule: Number(value('multisig-signers-max')),
      webhook_retry_hours: Number(value('webhook-retry')),
    });
    expect(limits).toMatchObject({
      ibans: { used: demo().accounts.length, max: Number(value('ibans-max')) },
      seats: { used: demo().seats.length, max: Number(value('seats-max')) },
    });
    expect(answer('listBalances').data).toMatchObject([{ booked: value('sandbox-balance') }]);
    const { schemas } = components;
    expect(schemas.BulkFile?.properties?.rows?.maximum).toBe(Number(value('bulk-rows')));
    expect(schemas.SignatureRule?.properties?.need?.maximum).toBe(
      Number(value('multisig-signers-max')),
    );
    expect(schemas.SignatureRuleList?.properties?.data?.maxItems).toBe(
      Number(value('multisig-rules-max')),
    );
    expect(schemas.ScenarioList?.properties?.data?.maxItems).toBe(Number(value('sandbox-ibans')));
    expect(schemas.Currency?.enum?.length).toBe(Number(value('currencies')));
    const { IdempotencyKey, Limit } = components.parameters ?? {};
    expect(Limit?.schema?.maximum).toBe(Number(value('page-objects')));
    expect(IdempotencyKey?.description).toContain(`for ${value('idempotency-life')} hours`);
    const lastDay = new Date(sentByApi().at);
    lastDay.setUTCMonth(lastDay.getUTCMonth() + Number(value('key-life')));
    const { expires_on: expires } = answer<{ expires_on: string }>('getKey');
    expect(Date.parse(expires)).toBeLessThanOrEqual(lastDay.getTime());
  });

  test('prices in examples equal those of the tariff', () => {
    const line = (id: string) => JSON.stringify(findLine(tariffInForce(), id)?.line.prices);
    const [, fee] = answer('listTransactions').data as { amount: string; kind: string }[];
    expect(fee?.kind).toBe('fee');
    expect(line('instant-out')).toContain(fee?.amount.slice(1));
    const quote = answer<Record<string, string>>('createQuote', '201');
    expect(line('fx-margin')).toContain(`"${quote.margin}"`);
    const { amount, debited, margin, rate } = demo().abroad;
    expect(quote).toMatchObject({ bought: amount, sold: debited, margin });
    expect(exact(quote.mid_rate ?? '').eq(rate)).toBe(true);
    expect(quote.rate).toBe(exact(amount).div(debited).toFixed(6));
  });

  test('the payments and people in examples are those of the example company', () => {
    const { accounts, received, abroad, people } = demo();
    const api = sentByApi();
    const plain = (iban: string) => iban.replaceAll(' ', '');
    const payment = answer('createPayment', '201');
    expect(payment).toMatchObject({
      id: api.id,
      from: plain(accounts[0].iban),
      to: { name: received.payer, iban: plain(received.iban) },
      amount: received.amount,
    });
    expect(answer('getPayment')).toMatchObject({ elapsed_ms: received.tookMs });
    expect(components.parameters?.IdempotencyKey?.example).toBe(api.idempotencyKey);
    const tracking = answer('getTracking');
    expect(tracking).toMatchObject({ uetr: abroad.uetr, currency: abroad.currency });
    const stops = tracking.stops as { passed_on: string; at: string }[];
    expect(stops.map((stop) => stop.passed_on)).toEqual(
      abroad.stops.map(({ passedOn }) => passedOn),
    );
    expect(stops[0]?.at.slice(0, 10)).toBe(api.at.slice(0, 10));
    expect(
      (answer('listIbans').data as { iban: string; name: string }[]).map(({ iban, name }) => [
        iban,
        name,
      ]),
    ).toEqual(accounts.map(({ iban, name }) => [plain(iban), name]));
    const known = Object.values(people).map(({ name }) => name);
    for (const { name } of answer('listUsers').data as { name: string }[]) {
      expect(known).toContain(name);
    }
  });

  test('the API page shows the demo payment with the times and data of the API document', () => {
    const api = sentByApi();
    const [sent, answered, released, credited] = apiPage().timeline.events;
    const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
    expect([answered?.at, released?.at, credited?.at]).toEqual([
      `${api.answeredMs} ms`,
      seconds(api.releasedAfterMs),
      seconds(api.creditedAfterMs),
    ]);
    const bodyOf = (event = answered) => JSON.parse(event?.code ?? '');
    expect(answer('createPayment', '201')).toMatchObject(bodyOf());
    const { to, ...rest } = bodyOf(sent);
    expect(answer('createPayment', '201')).toMatchObject({ ...rest, to });
    const sample = (type: string) => {
      const media = webhooks[type]?.post?.requestBody?.content['application/json'];
      return media?.examples?.['event']?.value;
    };
    expect(sample('payment.released')).toMatchObject(bodyOf(released));
    expect(sample('payment.credited')).toMatchObject(bodyOf(credited));
    expect(sample('payment.released')).toMatchObject({ created: demoEvents(demo()).released });
    const drawn = apiAnswers(sentByApi(), demo()).map(({ title, at }) => [title, at]);
    const stated = [released, credited].map((event) => [
      event?.title,
      event && withNoBreaks(event.at),
    ]);
    expect(drawn.slice(1)).toEqual(stated);
  });

  test('scenarios, events, rights and environments are those listed on the API page', () => {
    const { scenarios, webhooks: hooks, environments } = apiPage();
    const listed = answer('listScenarios').data as {
      scenario: string;
      ends: string;
      iban: string;
    }[];
    expect(listed.map(({ scenario, ends }) => [scenario, ends])).toEqual(
      scenarios.rows.map(({ scenario, ends }) => [scenario, ends]),
    );
    expect(listed.filter(({ iban }) => !isIban(iban))).toEqual([]);
    expect(new Set(listed.map(({ iban }) => iban)).size).toBe(listed.length);
    expect(Object.keys(webhooks)).toEqual(hooks.events);
    expect(components.schemas.EventType?.enum).toEqual(hooks.events);
    const guide = readFileSync(join(CONTENT_DIR, 'docs/developers/authentication.mdx'), 'utf8');
    const { scopes = {} } = components.securitySchemes.oauth?.flows?.clientCredentials ?? {};
    expect(
      [...guide.matchAll(/^\| `(\w+:\w+)` \| ([^|]+) \|$/gm)].map(([, right, text]) => [
        right,
        text,
      ]),
    ).toEqual(Object.entries(scopes));
    expect(components.schemas.Right?.enum).toEqual(Object.keys(scopes));
    expect(document.servers.map(({ url }) => url)).toEqual(
      environments.items.map(({ address }) => address),
    );
  });

  test('changes nothing published incompatibly, unless the changelog says so', () => {
    const file = readFileSync(join(CONTENT_DIR, 'api/published.json'), 'utf8');
    const published = JSON.parse(file) as Surface & { version: string };
    const [latest, ...before] = apiChangelog();
    expect(latest?.version).toBe(document.info.version);
    const since = [latest, ...before].filter(
      (entry) =>
        entry && entry.version.localeCompare(published.version, 'en', { numeric: true }) > 0,
    );
    const announced = new Set(since.flatMap((entry) => entry?.breaks ?? []));
    const unannounced = breaksBetween(published, surfaceOf(document)).filter(
      (line) => !announced.has(line),
    );
    expect(unannounced).toEqual([]);
  });
});
