import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Case } from './cases/case.ts';
import { CONDITION_CASES } from './cases/conditions.ts';
import { ERROR_CASES } from './cases/errors.ts';
import { MAINTENANCE_CASES } from './cases/maintenance.ts';
import { PAGE_CASES } from './cases/pages.ts';
import { PROTOCOL_CASES } from './cases/protocol.ts';
import { SECURITY_HEADERS } from './cases/security.ts';
import { ask, type Wire } from './client.ts';
import { DIFFERENCES } from './differences.ts';
import { makeFolder, removeFolder, writeBuild } from './fixture.ts';
import { hasNginx, type Running, startNginx, startNode } from './servers.ts';

const CASES = [...PAGE_CASES, ...CONDITION_CASES, ...ERROR_CASES, ...PROTOCOL_CASES];
const HOSTS = ['node', 'nginx'] as const;

/** What the case means on this host, with the reason when it differs. */
function onHost(one: Case, host: (typeof HOSTS)[number]): Case & { reason?: string } {
  const other = DIFFERENCES.find((entry) => entry.host === host && entry.cases.includes(one.name));
  return other ? { ...one, ...other.instead, reason: other.reason } : one;
}

async function perform(port: number, one: Case): Promise<Wire> {
  const given = Object.entries(one.ask.headers ?? {});
  if (!given.some(([, value]) => /\{(etag|modified)\}/.test(value))) return ask(port, one.ask);
  const first = await ask(port, {
    path: one.ask.path,
    ...(one.first ? { headers: one.first } : {}),
  });
  const headers = given.map(([name, value]) => [
    name,
    value
      .replace('{etag}', first.headers.etag ?? 'no tag')
      .replace('{modified}', first.headers['last-modified'] ?? 'no date'),
  ]);
  return ask(port, { ...one.ask, headers: Object.fromEntries(headers) });
}

function check(wire: Wire, one: Case & { reason?: string }): void {
  expect(wire.status, one.reason).toBe(one.status);
  for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...one.headers })) {
    if (value === null) expect(wire.headers, name).not.toHaveProperty(name);
    else if (value instanceof RegExp) expect(wire.headers[name], name).toMatch(value);
    else expect(wire.headers[name], name).toBe(value);
  }
  if (one.body instanceof Buffer) expect(wire.body.equals(one.body)).toBe(true);
  else if (one.body instanceof RegExp) expect(wire.body.toString()).toMatch(one.body);
  else if (one.body !== undefined) expect(wire.body.toString()).toBe(one.body);
  if (one.reason === undefined) expect(wire.repeated).toEqual([]);
}

test('the suite is large, and no name stands for two cases', () => {
  const names = CASES.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.length).toBeGreaterThanOrEqual(80);
});

test('every difference belongs to a case and gives its reason', () => {
  const names = new Set(CASES.map(({ name }) => name));
  for (const { cases, reason } of DIFFERENCES) {
    expect(cases.filter((name) => !names.has(name))).toEqual([]);
    expect(reason.length).toBeGreaterThan(40);
  }
});

describe.each(HOSTS)('the HTTP contract on %s', (host) => {
  const available = host === 'node' || hasNginx;
  let folder = '';
  let server: Running;

  beforeAll(async () => {
    folder = makeFolder();
    const root = join(folder, 'dist');
    mkdirSync(root);
    writeFileSync(join(folder, 'outside.txt'), 'outside the root');
    symlinkSync('../outside.txt', join(root, 'link.txt'));
    await writeBuild(root);
    if (available) server = await (host === 'node' ? startNode(root) : startNginx(root, folder));
  });
  afterAll(async () => {
    await server?.stop();
    removeFolder(folder);
  });

  test.skipIf(!available).each(CASES)('$name', async (one) => {
    check(await perform(server.port, one), onHost(one, host));
  });

  test.skipIf(!available)(
    'the site comes back as soon as the maintenance file is gone',
    async () => {
      writeFileSync(server.maintenanceFile, '');
      const during = await ask(server.port, { path: '/faq' });
      rmSync(server.maintenanceFile);
      const after = await ask(server.port, { path: '/faq' });
      expect([during.status, after.status]).toEqual([503, 200]);
    },
  );

  describe('during maintenance', () => {
    beforeAll(() => {
      if (available) writeFileSync(server.maintenanceFile, '');
    });
    afterAll(() => {
      if (available) rmSync(server.maintenanceFile, { force: true });
    });
    test.skipIf(!available).each(MAINTENANCE_CASES)('$name', async (one) => {
      check(await perform(server.port, one), onHost(one, host));
    });
  });
});
