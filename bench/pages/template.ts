import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

/**
 * Serves the built folder of another site with the same compression as this one; resolves to its
 * URL.
 */
export async function serveTemplate(
  folder: string,
): Promise<{ readonly base: string; readonly stop: () => void }> {
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://a').pathname));
    const file = [path, `${path}.html`, join(path, 'index.html')]
      .map((name) => join(folder, name))
      .find((name) => extname(name) && existsSync(name));
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const isText = /text|svg/.test(type);
    const body =
      packed.get(file) ?? (isText ? brotliCompressSync(readFileSync(file)) : readFileSync(file));
    packed.set(file, body);
    response.writeHead(200, {
      'Content-Type': type,
      'Cache-Control': 'no-cache',
      ...(isText && { 'Content-Encoding': 'br' }),
    });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
