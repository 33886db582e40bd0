import { expect, test } from 'vitest';
import { checkApi } from './check.ts';
import { readApi } from './source.ts';

const TEXT = `openapi: 3.1.1
info: { title: "{{company}} API", version: "1.0.0" }
paths:
  /payments/{id}:
    get:
      operationId: getPayment
      responses:
        "200":
          description: The payment.
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Payment" }
              examples:
                paid: { value: { amount: "48200.00" } }
components:
  schemas:
    Payment:
      type: object
      required: [amount]
      properties: { amount: { type: string }, day: { type: string, format: date } }
`;

const check = (text: string) =>
  checkApi(readApi({ name: 'content/openapi.yaml', text }, { company: 'Ardmellin' }));

test('a valid document passes, with its marks replaced', () => {
  expect(() => check(TEXT)).not.toThrow();
  const { document } = readApi({ name: 'x', text: TEXT }, { company: 'Ardmellin' });
  expect(document.info.title).toBe('Ardmellin API');
});

test('values shared by many operations are filled in by anchor, and removed from the document', () => {
  const shared = 'x-shared:\n  errors: &errors { "500": { description: Ours. } }\npaths:';
  const text = TEXT.replace('paths:', shared).replace(
    'responses:',
    'responses:\n        <<: *errors',
  );
  const { document } = readApi({ name: 'x', text }, { company: 'Ardmellin' });
  expect(Object.keys(document)).not.toContain('x-shared');
  const { responses = {} } = document.paths['/payments/{id}']?.get ?? {};
  expect(Object.keys(responses)).toEqual(['200', '500']);
});

const MEDIA = '#/paths/~1payments~1{id}/get/responses/200/content/application~1json';

test.each([
  [
    'a reference without a target',
    ['schemas/Payment"', 'schemas/Paymnt"'],
    `content/openapi.yaml:12: ${MEDIA}/schema/$ref: #/components/schemas/Paymnt does not exist`,
  ],
  [
    'a reference to another file',
    ['"#/components/schemas/Payment"', 'other.yaml'],
    `content/openapi.yaml:12: ${MEDIA}/schema/$ref: "other.yaml" is outside this document`,
  ],
  [
    'an example of another type',
    ['"48200.00"', '48200.00'],
    `content/openapi.yaml:14: ${MEDIA}/examples/paid/value: does not fit its schema: /amount must be string`,
  ],
  [
    'an example without a required field',
    ['amount: "48200.00"', 'day: 2026-11-10'],
    `${MEDIA}/examples/paid/value: does not fit its schema: the whole must have required property 'amount'`,
  ],
  [
    'an example with a day that does not exist',
    ['"48200.00"', '"1.00", day: 2026-02-30'],
    'does not fit its schema: /day must match format "date"',
  ],
  ['YAML that is none', ['type: object', 'type: [object'], 'content/openapi.yaml:19: #: not valid'],
  ['an unknown mark', ['{{company}}', '{{brand}}'], 'content/openapi.yaml:2: unknown mark'],
])('%s is refused with file, line, pointer and reason', (_, [from = '', to = ''], message) => {
  expect(TEXT).toContain(from);
  expect(() => check(TEXT.replace(from, to))).toThrow(message);
});
