import { expect, test } from 'vitest';
import { breaksBetween, surfaceOf } from './surface.ts';
import type { ApiDocument } from './types.ts';

const before = {
  openapi: '3.1.1',
  info: { title: 'API', version: '1.0.0' },
  servers: [],
  tags: [],
  paths: {
    '/payments': {
      post: {
        operationId: 'createPayment',
        tags: ['payments'],
        summary: 'Prepare',
        description: 'Prepares.',
        security: [{ key: ['payments:prepare'] }],
        parameters: [
          {
            name: 'limit',
            in: 'query',
            description: 'How many.',
            schema: { type: 'integer', maximum: 100 },
          },
        ],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Request' } } },
        },
        responses: { '201': { description: 'Prepared.' } },
      },
    },
  },
  components: {
    schemas: {
      Request: {
        type: 'object',
        additionalProperties: false,
        required: ['amount'],
        properties: { amount: { type: 'string' } },
      },
      Payment: {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'string' }, status: { type: 'string', enum: ['open'] } },
      },
    },
    securitySchemes: {},
  },
} as const satisfies ApiDocument;

const { schemas } = before.components;
const withSchemas = (changed: Partial<Record<keyof typeof schemas, object>>): ApiDocument => ({
  ...before,
  components: { ...before.components, schemas: { ...schemas, ...changed } },
});
const withOperation = (changed: object): ApiDocument => ({
  ...before,
  paths: { '/payments': { post: { ...before.paths['/payments'].post, ...changed } } },
});
const limit = (schema: object) =>
  withOperation({ parameters: [{ ...before.paths['/payments'].post.parameters[0], schema }] });
const breaks = (after: ApiDocument) => breaksBetween(surfaceOf(before), surfaceOf(after));

test('adding fields, objects and operations is not a breaking change', () => {
  const { Payment, Request } = schemas;
  const properties = { ...Payment.properties, reason: { type: 'string', pattern: '^A' } };
  const optional = { ...Request.properties, note: { type: 'string', maxLength: 140 } };
  const after = withSchemas({
    Payment: { ...Payment, properties },
    Request: { ...Request, properties: optional },
  });
  const get = { ...before.paths['/payments'].post, operationId: 'listPayments' };
  expect(breaks({ ...after, paths: { ...after.paths, '/files': { get } } })).toEqual([]);
});

test('a parameter is identified by its name and place in requests, not by its position in the document', () => {
  const [parameter] = before.paths['/payments'].post.parameters;
  const after = withOperation({ parameters: [{ $ref: '#/components/parameters/Limit' }] });
  const components = { ...after.components, parameters: { Limit: parameter } };
  expect(breaks({ ...after, components })).toEqual([]);
});

test('the format of a response, a subset of a known enumeration and a choice between objects are not breaking changes', () => {
  const { Payment, Request } = schemas;
  const status = { type: 'string', enum: ['open'], maxLength: 9 };
  const properties = { id: { type: 'string', maxLength: 9 }, status };
  const all = { ...schemas, Payment: { ...Payment, properties } };
  const { properties: fields, required, ...closed } = Request;
  const variant = { ...closed, properties: fields, required };
  const chosen = {
    oneOf: [variant, { ...variant, properties: { ...fields, to: { type: 'string' } } }],
  };
  expect(breaks(withSchemas({ ...all, Request: chosen }))).toEqual([]);
});

test.each<[string, ApiDocument, string]>([
  ['an operation that is gone', { ...before, paths: {} }, 'gone: post /payments'],
  [
    'a field that is gone from an answer',
    withSchemas({ Payment: { ...schemas.Payment, properties: { id: { type: 'string' } } } }),
    'gone: Payment.status: string',
  ],
  [
    'a field of another type',
    withSchemas({ Request: { ...schemas.Request, properties: { amount: { type: 'number' } } } }),
    'gone: Request.amount: string',
  ],
  [
    'a field that is now required',
    withSchemas({ Request: { ...schemas.Request, required: ['amount', 'purpose'] } }),
    'new: Request needs purpose',
  ],
  [
    'a value that programs do not know',
    withSchemas({
      Payment: {
        ...schemas.Payment,
        properties: { id: { type: 'string' }, status: { type: 'string', enum: ['open', 'shut'] } },
      },
    }),
    'new: Payment.status may be shut',
  ],
  [
    'a stricter form',
    withSchemas({
      Request: { ...schemas.Request, properties: { amount: { type: 'string', maxLength: 9 } } },
    }),
    'new: Request.amount maxLength 9',
  ],
  [
    'a parameter of another type',
    limit({ type: 'string', maximum: 100 }),
    'gone: post /payments?limit: integer',
  ],
  [
    'a parameter that takes less',
    limit({ type: 'integer', maximum: 50 }),
    'new: post /payments?limit maximum 50',
  ],
  [
    'a body that must be sent',
    withOperation({
      requestBody: { ...before.paths['/payments'].post.requestBody, required: true },
    }),
    'new: post /payments needs a body',
  ],
  [
    'an answer that is gone',
    withOperation({ responses: { '200': { description: 'Prepared.' } } }),
    'gone: post /payments answers 201',
  ],
])('%s breaks programs', (_, after, line) => {
  expect(breaks(after)).toContain(line);
});
