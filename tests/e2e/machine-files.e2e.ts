import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { baseUrl, expect, test } from './support/test.ts';

const FILES = [
  ...['/api/openapi.json', '/api/openapi.yaml', '/api/postman.json', '/api/types.ts'],
  ...[
    '/data/limits.json',
    `/fee/files/${readdirSync('dist/fee/files').find((name) => name.endsWith('.json'))}`,
  ],
  ...['/blog.atom', '/fee.md', '/llms.txt'],
];

// The other site's page has another origin than the test expects, and may not read pages of this one.
test.use({ expected: /^http:\/\/127\.0\.0\.1|CORS policy|Failed to load resource/ });

test('a page of another site reads what is published for machines, and no page', async ({
  page,
}) => {
  const elsewhere = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Elsewhere</title>');
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
  const read = (path: string) =>
    page.evaluate(
      (address) =>
        fetch(address).then(
          async (answer) => ({ status: answer.status, empty: (await answer.text()) === '' }),
          () => 'refused',
        ),
      `${baseUrl()}${path}`,
    );
  for (const path of FILES) {
    expect.soft(await read(path), path).toEqual({ status: 200, empty: false });
  }
  expect(await read('/faq')).toBe('refused');
  elsewhere.close();
});
