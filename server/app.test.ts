import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import type { Contract, ResponseHeader } from '../contract/contract.ts';
import { createServer, type StaticServer } from './app.ts';
import { readConfig } from './config.ts';
import type { Site } from './site.ts';
import type { SiteFile, SiteIndex } from './site-index.ts';

const policy: ResponseHeader = { name: 'Content-Security-Policy', plain: '', secure: '' };
const page: SiteFile = {
  type: 'text/html; charset=utf-8',
  cacheControl: 'no-store',
  policy,
  varies: true,
  modified: 0,
  plain: { encoding: undefined, body: Buffer.from('<title>Error page</title>500'), etag: '""' },
  compressed: [],
};
const index: SiteIndex = {
  contract: { headers: [], pdfPolicy: '', policy: () => policy } as unknown as Contract,
  moved: [],
  files: {
    get: () => {
      throw new Error('secret detail of the fault');
    },
  } as unknown as SiteIndex['files'],
  documents: new Map([['500.html', page]]),
  pages: new Map(),
  kept: new Set(),
};

let server: StaticServer;
const lines: string[] = [];
function start(): StaticServer {
  server = createServer({
    config: readConfig({}),
    site: { index } as unknown as Site,
    maintenance: () => false,
    log: pino({}, { write: (line: string) => lines.push(line) }),
  });
  return server;
}
afterEach(async () => {
  server.http.closeAllConnections();
  await server.stop(1_000);
});

async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const { http } = start();
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const { port } = http.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { headers });
}

test('a fault of the server is a 500 with the page, and nothing of the fault in it', async () => {
  const response = await ask('/faq');
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('<title>Error page</title>500');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(lines.some((line) => line.includes('secret detail'))).toBe(true);
});

test('the same as an object', async () => {
  const response = await ask('/faq', { accept: 'application/json' });
  expect(await response.json()).toEqual({ statusCode: 500, message: 'Internal Server Error' });
});

test('what needs no file is answered all the same', async () => {
  expect((await ask('/healthz')).status).toBe(200);
});
