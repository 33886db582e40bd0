import { existsSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { baseUrl } from './test.ts';

/**
 * Serves a build instead of the server, as a plain file host does: only files, and `404.html` for
 * everything else.
 */
export async function onPlainHost(page: Page, dist = 'dist'): Promise<void> {
  await page.route(`${baseUrl()}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === '/' ? '/index' : pathname;
    const path = `${dist}${extname(file) ? file : `${file}.html`}`;
    return existsSync(path)
      ? route.fulfill({ path })
      : route.fulfill({ status: 404, path: `${dist}/404.html` });
  });
}

/**
 * The first number of bytes sent, and the pause between pieces, long enough for the browser to
 * render.
 */
const PIECE = 2_500;
const PAUSE_MS = 50;

/**
 * Serves the built site as over a slow connection: pages in growing pieces, everything else at
 * once.
 */
export async function serveSlowly(): Promise<{ url: string; stop(): void }> {
  const server = createServer((request, response) => {
    // Without an agent, since the other end may close a kept-alive connection just when it is
    // reused.
    get(new URL(request.url ?? '/', baseUrl()), { agent: false }, async (answer) => {
      const type = answer.headers['content-type'] ?? '';
      response.writeHead(answer.statusCode ?? 500, { 'content-type': type });
      if (!type.startsWith('text/html')) {
        answer.pipe(response);
        return;
      }
      const body = await buffer(answer);
      let end = 0;
      while (end < body.length) {
        if (end > 0) await new Promise((resume) => setTimeout(resume, PAUSE_MS));
        const from = end;
        end += Math.max(PIECE, Math.round(end / 4));
        response.write(body.subarray(from, end));
      }
      response.end();
    }).on('error', () => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
