import { expect } from 'vitest';
import type { Case, Repeated } from './cases/case.ts';
import { SECURITY_HEADERS } from './cases/security.ts';
import { ask, type Wire } from './client.ts';
import type { Question, Seen } from './difference.ts';
import { DIFFERENCES } from './differences.ts';
import type { Running } from './servers.ts';

/** Asks, with the tag and the date of a first answer where the request wants them. */
async function perform(port: number, request: Repeated): Promise<Wire> {
  const given = JSON.stringify(request.headers ?? {});
  if (!/\{(etag|modified)\}/.test(given)) return ask(port, request);
  const first = await ask(port, { path: request.path, headers: request.first ?? {} });
  const headers = Object.entries(request.headers ?? {}).map(([name, value]) => [
    name,
    value
      .replace('{etag}', first.headers.etag ?? 'no tag')
      .replace('{modified}', first.headers['last-modified'] ?? 'no date'),
  ]);
  return ask(port, { ...request, headers: Object.fromEntries(headers) });
}

/** What `host` must answer, given what the server does; nothing where it is left to the host. */
export function expectedOf(host: Running['name'], question: Question): Seen | undefined {
  let { status, headers }: Seen = question;
  for (const { host: other, when, instead } of DIFFERENCES) {
    if (other !== host || !when?.(question)) continue;
    if (!instead) return undefined;
    status = instead.status ?? status;
    headers = { ...headers, ...instead.headers };
  }
  return { status, headers };
}

/** Compares headers with what they must be; those that `expected` does not name may be anything. */
export function checkHeaders(wire: Wire, expected: Seen['headers']): void {
  for (const [field, value] of Object.entries(expected)) {
    if (value === null) expect(wire.headers, field).not.toHaveProperty(field);
    else if (value instanceof RegExp) expect(wire.headers[field] ?? '', field).toMatch(value);
    else expect(wire.headers[field], field).toBe(value);
  }
}

/** Asks `server` and compares the answer with what the case, or the host's difference, says. */
export async function check(server: Running, one: Case): Promise<void> {
  const [name, asked, status, own = {}, body] = one;
  const request = typeof asked === 'string' ? { path: asked } : asked;
  const headers = { ...SECURITY_HEADERS, ...own };
  const expected = expectedOf(server.name, { name, request, status, headers });
  if (!expected) return;
  const wire = await perform(server.port, request);
  expect(wire.status).toBe(expected.status);
  checkHeaders(wire, expected.headers);
  const isSame = (field: string): boolean => expected.headers[field] === headers[field];
  if (expected.status !== status || !isSame('content-type') || !isSame('content-encoding')) return;
  if (body instanceof Buffer) expect(wire.body.equals(body)).toBe(true);
  else if (body instanceof RegExp) expect(wire.body.toString()).toMatch(body);
  else if (body !== undefined) expect(wire.body.toString()).toBe(body);
  expect(wire.repeated).toEqual([]);
}
