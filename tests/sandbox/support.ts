import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENT_DIR } from '#content/files.ts';

export const KEY = 'sk_test_9hT4vK2mQ8wZ';

/** A directory for what a test writes and runs. */
export const workplace = () => mkdtempSync(join(tmpdir(), 'sandbox-'));

/** A request to the sandbox as JSON, with what came back. */
export async function call(address: string, method: string, path: string, body?: object) {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${KEY}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
}

/** The code of a guide, by language or by title, in order. */
export function codeOf(guide: string, mark: string): string[] {
  const text = readFileSync(join(CONTENT_DIR, 'api/guides', guide), 'utf8');
  return [...text.matchAll(/^```(.*)\n([\s\S]*?)\n```$/gm)]
    .filter(([, head = '']) => head.includes(mark))
    .map(([, , code = '']) => code);
}

export interface Delivery {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An address that takes webhooks, and what arrives there one after the other. */
export async function receiver() {
  const arrived: Delivery[] = [];
  const waiting: ((delivery: Delivery) => void)[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    response.writeHead(204).end();
    const delivery = { headers: request.headers, body: Buffer.concat(parts) };
    const next = waiting.shift();
    if (next) next(delivery);
    else arrived.push(delivery);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/payments`,
    next: () => {
      const first = arrived.shift();
      return first
        ? Promise.resolve(first)
        : new Promise<Delivery>((resolve) => waiting.push(resolve));
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
