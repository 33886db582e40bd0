import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { postmanOf, typesOf } from '#publish/api/api-downloads.ts';
import { samplesOf } from '#publish/api/api-samples.ts';
import { codeOf, document, KEY, makeTestFolder, mockServer, operations, run } from './support.ts';

/** Tests the API's downloads with client tools, against the mock server. */

const folder = makeTestFolder();
const mock = mockServer();

const CLIENT = `import createClient from 'openapi-fetch';
import type { components, paths } from './types.ts';

const api = createClient<paths>({
  baseUrl: process.env['API'] ?? '',
  headers: { Authorization: \`Bearer \${process.env['API_KEY']}\` },
});
const header = () => ({ 'Idempotency-Key': crypto.randomUUID() });
const { data: payment } = await api.POST('/payments', {
  params: { header: header() },
  body: {
    from: 'LT403990001046271085',
    to: { name: 'Aldine Freight GmbH', iban: 'DE48999900000123456789' },
    reference: 'Invoice 2026-1107',
    amount: '48200.00', currency: 'EUR', line: 'sepa_instant',
  },
});
const id = payment?.id ?? '';
await api.POST('/sandbox/payments/{payment_id}/sign', {
  params: { path: { payment_id: id } }, body: { signers: 2 },
});
const { data: now, error } = await api.GET('/payments/{payment_id}', { params: { path: { payment_id: id } } });
if (error) throw new Error(error.code);

/** The type of an event decides the type of its data. */
export function about(event: components['schemas']['Event']): string {
  switch (event.type) {
    case 'file.checked':
      return \`\${event.data.id} \${event.data.accepted?.total}\`;
    case 'statement.ready':
      return event.data.iban;
    case 'recall.answered':
      return event.data.payment;
    default:
      return \`\${event.data.amount} \${event.data.currency}\`;
  }
}

export const wrong: readonly components['schemas']['Payee'][] = [
  // @ts-expect-error a payee has an IBAN, or an account number and a BIC
  { name: 'Aldine Freight GmbH' },
  // @ts-expect-error an account number alone is not enough
  { name: 'Kestrel Semiconductor', account: '000123456789' },
];
console.log(now?.status);
`;

test('all TypeScript of the reference compiles in strict mode, and a typed client can make the guide’s requests', async () => {
  const files = {
    'types.ts': await typesOf(document),
    'client.ts': CLIENT,
    'verify.ts': codeOf('api/guides/events.mdx', 'verify.ts')[0] ?? '',
    'repeat.ts': `export ${codeOf('api/guides/idempotency.mdx', 'typescript')[0]}`,
    ...Object.fromEntries(
      operations.map(({ operationId, method, path }) => {
        const all = samplesOf(document, method, path);
        const { code } = all.find(({ language }) => language === 'typescript') ?? { code: '' };
        return [`${operationId}.ts`, `${code}\nexport {};\n`];
      }),
    ),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const program = ts.createProgram(
    Object.keys(files).map((name) => join(folder, name)),
    {
      ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true },
      target: ts.ScriptTarget.ES2024,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      types: ['node'],
    },
  );
  const messages = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    return `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
  expect(messages).toEqual([]);
  const args = ['--no-warnings', 'client.ts'];
  const out = await run(process.execPath, args, { cwd: folder, env: { API: mock.address() } });
  expect(out.trim()).toBe('credited');
});

test('the downloaded Postman collection runs, given a base URL and a key', async () => {
  writeFileSync(join(folder, 'postman.json'), await postmanOf(document));
  const given = [`baseUrl=${mock.address()}`, `bearerToken=${KEY}`].flatMap((one) => [
    '--env-var',
    one,
  ]);
  const out = join(folder, 'newman.json');
  const reporter = ['--reporters', 'json', '--reporter-json-export', out];
  const newman = resolve('node_modules/newman/bin/newman.js');
  await run(process.execPath, [newman, 'run', join(folder, 'postman.json'), ...given, ...reporter]);
});

test('the mock server keeps running after a path that cannot be decoded', async () => {
  const ask = (path: string) =>
    fetch(`${mock.address()}${path}`, { headers: { Authorization: `Bearer ${KEY}` } });
  expect((await ask('/payments/%E0%A4%A')).status).toBe(400);
  expect((await ask('/me')).status).toBe(200);
});
