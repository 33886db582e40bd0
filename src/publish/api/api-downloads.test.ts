import { expect, test } from 'vitest';
import { apiDocument } from '#content/openapi/load-openapi.ts';
import { operationsOf } from '#content/openapi/openapi-reference.ts';
import { postmanOf } from './api-downloads.ts';

const document = apiDocument();

test.runIf(document)(
  'the Postman collection is the same each time and has every operation',
  async () => {
    if (!document) return;
    const [once, again] = await Promise.all([postmanOf(document), postmanOf(document)]);
    expect(again).toBe(once);
    for (const { summary } of operationsOf(document, document.paths))
      expect(once).toContain(summary);
    expect(once).toContain('48200.00');
  },
);
