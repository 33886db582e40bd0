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

// The other site has another origin than the test expects, and is not allowed to read pages.
test.use({ expected: /^http:\/\/127\.0\.0\.1|CORS policy|Failed to load resource/ });

test('another site can read the machine-readable files, but no page', async ({ page }) => {
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
