import { expect, test } from 'vitest';
import { faultText } from '#content/fault.ts';
import { parseApi } from '#content/openapi/load-openapi.ts';
import { lintApi } from './api-rules.ts';

const TEXT = `openapi: 3.1.1
info: { title: "Ardmellin API", version: "1.0.0", license: { name: MIT, identifier: MIT } }
servers: [{ url: "https://api.ardmellin.test" }]
security: []
paths:
  /payments/{id}:
    get:
      operationId: getPayment
      summary: Fetch a payment
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        "200":
          description: The payment.
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Payment" }
              examples:
                paid: { value: { amount: "48200.00" } }
        "400": { description: Bad request. }
components:
  schemas:
    Payment:
      type: object
      required: [amount]
      properties: { amount: { type: string }, day: { type: string, format: date } }
`;

const NAME = 'content/openapi.yaml';
const lint = async (text: string) => (await lintApi({ name: NAME, text })).map(faultText);

test('a valid document passes', async () => {
  expect(await lint(TEXT)).toEqual([]);
});

test('values shared by many operations are filled in by anchor, and removed from the document', () => {
  const shared = 'x-shared:\n  errors: &errors { "500": { description: Ours. } }\npaths:';
  const text = TEXT.replace('paths:', shared).replace(
    'responses:',
    'responses:\n        <<: *errors',
  );
  const document = parseApi({ name: NAME, text });
  expect(Object.keys(document)).not.toContain('x-shared');
  const { responses = {} } = document.paths['/payments/{id}']?.get ?? {};
  expect(Object.keys(responses)).toEqual(['200', '400', '500']);
});

const MEDIA = '#/paths/~1payments~1{id}/get/responses/200/content/application~1json';

test.each([
  [
    'a reference without a target',
    ['schemas/Payment"', 'schemas/Paymnt"'],
    `${NAME}:16: ${MEDIA}/schema is {"$ref":"#/components/schemas/Paymnt"}: Can't resolve $ref`,
  ],
  [
    'a reference to another file',
    ['"#/components/schemas/Payment"', 'package.json'],
    `${NAME}:16: ${MEDIA}/schema is {"$ref":"package.json"}: Can't resolve $ref: it is outside this document`,
  ],
  [
    'an example of another type',
    ['"48200.00"', '48200.00'],
    `${NAME}:18: ${MEDIA}/examples/paid/value/amount is 48200: Example value must conform to the schema: \`amount\` property type must be string.`,
  ],
  [
    'an example without a required field',
    ['amount: "48200.00"', 'day: 2026-11-10'],
    `${NAME}:18: ${MEDIA}/examples/paid/value is {"day":"2026-11-10"}: Example value must conform to the schema: must have required property 'amount'.`,
  ],
  [
    'an example with a day that does not exist',
    ['"48200.00"', '"1.00", day: 2026-02-30'],
    `${NAME}:18: ${MEDIA}/examples/paid/value/day is "2026-02-30": Example value must conform to the schema: \`day\` property must match format "date".`,
  ],
  [
    'a misspelt key',
    ['operationId', 'operationID'],
    `${NAME}:8: #/paths/~1payments~1{id}/get/operationID is "getPayment": Property \`operationID\` is not expected here. (nearest: operationId)`,
  ],
])('%s is reported with line, pointer and reason', async (_, [from = '', to = ''], message) => {
  expect(TEXT).toContain(from);
  expect(await lint(TEXT.replace(from, to))).toContain(message);
});

test('YAML that is none is reported with its line', async () => {
  const broken = lint(TEXT.replace('type: object', 'type: [object'));
  await expect(broken).rejects.toThrow(`${NAME}:24: not valid YAML`);
});
