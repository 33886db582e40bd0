import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './client.ts';
import { makeFolder, removeFolder, writeBuild } from './fixture.ts';
import { hold, LARGE, Visitor } from './held.ts';
import { freePort, type Running, startNode } from './servers.ts';

const PATHS = ['/', '/faq', '/docs', '/_astro/app.one.js', '/nope', '/faq/'];
let folder = '';
let root = '';
let server: Running;

beforeAll(async () => {
  folder = makeFolder();
  root = join(folder, 'dist');
  await writeBuild(root, 'one', { more: { [LARGE.path.slice(1)]: LARGE.body } });
});
afterAll(() => removeFolder(folder));
afterEach(() => server.stop());

const statusOf = async (path: string): Promise<number> => (await ask(server.port, path)).status;
const holdMany = (count: number) =>
  Promise.all(Array.from({ length: count }, () => hold(server.port)));

describe('a stop under load', () => {
  test('answers every request that it took, finishes downloads, and ends with 0', async () => {
    server = await startNode(root);
    const downloads = await holdMany(5);
    const visitors = Array.from({ length: 40 }, () => new Visitor(server.port, PATHS));
    while (visitors.some(({ answered }) => answered < 20)) await statusOf('/faq');

    const stopped = server.stop();
    await Promise.all(visitors.map((visitor) => visitor.end()));
    expect(visitors.map(({ lost }) => lost).filter(Boolean)).toEqual([]);
    expect(new Set(visitors.flatMap(({ statuses }) => [...statuses]))).toEqual(
      new Set([200, 301, 404]),
    );
    // The process cannot have ended: these answers are still under way.
    expect(server.process.exitCode).toBeNull();
    for (const answer of await Promise.all(downloads.map((download) => download.finish()))) {
      expect(answer.body.equals(LARGE.body)).toBe(true);
    }
    expect(await stopped).toBe(0);
  });

  test('closes a connection that is only kept open, no slow download, and takes no new one', async () => {
    server = await startNode(root, { env: { STOP_TIMEOUT_MS: '3000' } });
    const download = await hold(server.port);
    const idle = connect(server.port, '127.0.0.1');
    await once(idle, 'connect');
    idle.write('GET /faq HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(idle, 'data');
    const stopped = server.stop();
    await once(idle.resume(), 'close');
    expect((await download.finish()).body.equals(LARGE.body)).toBe(true);
    expect(await stopped).toBe(0);
    await expect(statusOf('/faq')).rejects.toThrow('ECONNREFUSED');
  });

  test('cuts off, and says so by its exit code, what does not end in time', async () => {
    server = await startNode(root, { env: { STOP_TIMEOUT_MS: '100' } });
    const download = await hold(server.port);
    expect(await server.stop()).toBe(1);
    download.drop();
  });
});

describe('slow clients', () => {
  test('300 that never finish their headers do not stop others, and are sent away', async () => {
    server = await startNode(root, { env: { HEADERS_TIMEOUT_MS: '500' } });
    const slow = Array.from({ length: 300 }, async () => {
      const socket = connect(server.port, '127.0.0.1');
      socket.write('GET /faq HTTP/1.1\r\nHost: a\r\nX-Slow: ');
      let received = '';
      socket.on('data', (chunk: Buffer) => {
        received += chunk.toString();
      });
      await once(socket, 'close');
      return received;
    });
    for (let count = 0; count < 50; count += 1) expect(await statusOf('/faq')).toBe(200);
    const answers = await Promise.all(slow);
    expect(answers.filter((text) => !text.startsWith('HTTP/1.1 408 '))).toEqual([]);
    expect(await statusOf('/faq')).toBe(200);
  });

  test('one that stops reading is cut off', async () => {
    server = await startNode(root, { env: { IDLE_TIMEOUT_MS: '100' } });
    const download = await hold(server.port);
    while (!server.lines.some((line) => line.includes('large.pdf'))) await statusOf('/healthz');
    const answer = await download.finish().catch(() => undefined);
    expect(answer?.body.equals(LARGE.body) ?? false).toBe(false);
  });
});

describe('more requests than the server takes', () => {
  test('get 503 with Retry-After, health stays, and the site comes back by itself', async () => {
    server = await startNode(root, { env: { MAX_REQUESTS: '4' } });
    const [first, ...others] = await holdMany(4);
    const refused = await ask(server.port, '/faq');
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('10');
    expect(refused.body.toString()).toContain('Service Unavailable');
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/_astro/app.one.css')).toBe(503);
    first?.drop();
    while ((await statusOf('/faq')) !== 200);
    const rest = await Promise.all(others.map((download) => download.finish()));
    expect(rest.every(({ body }) => body.equals(LARGE.body))).toBe(true);
  });

  test('more connections than the server takes are closed, and others go on', async () => {
    server = await startNode(root, { env: { MAX_CONNECTIONS: '10' } });
    const held = await holdMany(10);
    expect(await statusOf('/faq')).toBeNaN();
    held[0]?.drop();
    while ((await statusOf('/faq')) !== 200);
    for (const download of held) download.drop();
  });
});

/** Opens connections from one address, no proxy's, in groups that a system's queue has room for. */
async function crowd(count: number, say: string): Promise<{ closed: () => number; leave(): void }> {
  const port = server.port;
  let closed = 0;
  const sockets: Socket[] = [];
  for (let left = count; left > 0; left -= 100) {
    const arriving = Array.from({ length: Math.min(left, 100) }, async () => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        closed += 1;
      });
      socket.resume();
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
      socket.write(say);
      sockets.push(socket);
    });
    await Promise.all(arriving);
  }
  return { closed: () => closed, leave: () => sockets.forEach((socket) => void socket.destroy()) };
}

describe('one client cannot take the server', () => {
  test.each([
    ['silent', ''],
    ['half a request', 'GET /faq HTTP/1.1\r\nX: '],
    ['keep-alive', 'GET /faq HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])(
    '2,000 connections of one address, %s: others are served, and the log counts them',
    async (_name, say) => {
      // A busy machine may need longer for them all than a silent client is given.
      const patient = { HEADERS_TIMEOUT_MS: '120000', REQUEST_TIMEOUT_MS: '120000' };
      const env = { PROXIES: 'none', LOG_LEVEL: 'warn', IDLE_TIMEOUT_MS: '120000', ...patient };
      server = await startNode(root, { env });
      const { closed, leave } = await crowd(2_000, say);
      for (let count = 0; count < 50; count += 1) expect(await statusOf('/faq')).toBe(200);
      while (closed() < 1_800) expect(await statusOf('/faq')).toBe(200);
      leave();
      await server.stop();
      const told = server.lines
        .map((line) => JSON.parse(line))
        .filter(({ connections }) => connections);
      expect(told.map(({ msg, network }) => [msg, network])).toContainEqual([
        'connections refused',
        '127.0.0.0',
      ]);
      expect(told.reduce((sum, { connections }) => sum + connections, 0)).toBe(1_800);
    },
  );

  test('nor by many addresses of one IPv6 customer behind a proxy, and nobody else pays for it', async () => {
    server = await startNode(root, { env: { MAX_REQUESTS_PER_ADDRESS: '3' } });
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    const held = await Promise.all(
      [1, 2, 3].map((host) => hold(server.port, from(`203.0.113.9, 2001:db8:0:4${host}::${host}`))),
    );
    const asked = async (address: string) =>
      (await ask(server.port, { path: '/faq', headers: from(address) })).status;
    expect(await asked('2001:db8:0:44::1')).toBe(503);
    // What the client itself wrote before the proxy's word counts for nothing.
    expect(await asked('198.51.100.1, 2001:db8:0:55::1')).toBe(503);
    expect(await asked('2001:db8:0:100::1')).toBe(200);
    expect(await asked('203.0.113.9')).toBe(200);
    expect(await statusOf('/faq')).toBe(200);
    held[0]?.drop();
    while ((await asked('2001:db8:0:44::1')) !== 200);
    for (const download of held) download.drop();
  });

  test('a client that was told 408 and keeps its side open loses its place', async () => {
    const env = { HEADERS_TIMEOUT_MS: '200', MAX_CONNECTIONS: '1' };
    server = await startNode(root, { env });
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    socket.write('GET /faq HTTP/1.1\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 /);
    while ((await statusOf('/faq')) !== 200) expect(socket.writable).toBe(true);
    socket.destroy();
  });
});

test('the maintenance signal turns the 503 page on and off without a restart', async () => {
  server = await startNode(root);
  server.process.kill('SIGUSR2');
  while ((await statusOf('/faq')) !== 503);
  expect((await ask(server.port, '/faq')).headers['retry-after']).toBe('600');
  server.process.kill('SIGUSR2');
  while ((await statusOf('/faq')) !== 200);
});

test('the signal that would open an inspector opens none', async () => {
  const inspector = await freePort();
  server = await startNode(root, { nodeOptions: [`--inspect-port=${inspector}`] });
  server.process.kill('SIGUSR1');
  for (let count = 0; count < 20; count += 1) expect(await statusOf('/faq')).toBe(200);
  await expect(ask(inspector, '/json')).rejects.toThrow('ECONNREFUSED');
});

describe('a disk that takes nothing', () => {
  afterEach(async () => {
    for (let count = 0; count < 100; count += 1) expect(await statusOf('/faq')).toBe(200);
    expect(await server.stop()).toBe(0);
  });

  test('full, for the log: serving and stopping go on', async () => {
    const full = openSync('/dev/full', 'w');
    server = await startNode(root, { stdout: full });
    closeSync(full);
  });

  test('a log whose reader is gone: the same', async () => {
    server = await startNode(root);
    server.process.stdout?.destroy();
  });

  test('not writable at all: nothing in the server writes a file', async () => {
    server = await startNode(root, { nodeOptions: ['--permission', '--allow-fs-read=*'] });
  });

  const command = ['unshare', '-m', 'sh', '-c', 'mount -o remount,bind,ro / && exec "$@"', 'sh'];
  test.skipIf(!works(command))('mounted read-only', async () => {
    server = await startNode(root, { wrapper: command });
  });
});

function works([program = '', ...rest]: readonly string[]): boolean {
  try {
    execFileSync(program, [...rest, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
