import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBuild } from '../../contract/build-info.ts';
import { makeFolder, redeclare, removeFolder, writeBuild } from './fixture.ts';
import { PROJECT, startNode } from './servers.ts';

let folder = '';
let root = '';
beforeAll(async () => {
  folder = makeFolder();
  root = join(folder, 'dist');
  await writeBuild(root);
});
afterAll(() => removeFolder(folder));

/** Expects the server to refuse to start, with this sentence and nothing else. */
async function expectRefusal(
  env: Record<string, string>,
  sentence: RegExp,
  user?: number,
): Promise<void> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: PROJECT,
    env: { PATH: process.env.PATH, ROOT: root, PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(user !== undefined && process.getuid?.() === 0 ? { uid: user } : {}),
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(child, 'close');
  expect(said).toMatch(sentence);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}

describe('the server does not start, and says in one sentence why', () => {
  test('no build', () =>
    expectRefusal({ ROOT: join(folder, 'nowhere') }, /^There is no build in .*nowhere: run "npm/));

  test('a setting that cannot be used', () =>
    expectRefusal({ PORT: 'http' }, /^PORT is set to "http": /));

  test('a file that this user may not read', async () => {
    const unreadable = join(folder, 'unreadable');
    cpSync(root, unreadable, { recursive: true });
    chmodSync(join(unreadable, 'faq.html'), 0o000);
    await expectRefusal(
      { ROOT: unreadable },
      /^No permission to read .*faq\.html: make the build readable/,
      65_534,
    );
  });

  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expectRefusal({ PORT: String(port) }, new RegExp(`^Port ${port} on 127.0.0.1 is taken`));
    other.close();
  });

  test('an address of another machine', () =>
    expectRefusal({ HOST: '203.0.113.1' }, /^The address 203\.0\.113\.1 does not belong/));

  // Root may listen anywhere, so root asks an ordinary user to try.
  const lowest = Number(readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8'));
  test.skipIf(lowest <= 80)('a port without permission', () =>
    expectRefusal({ PORT: '80' }, /^No permission to listen on port 80/, 65_534),
  );
});

test('the health check ends with 0 beside a server that wants requests, and with 1 beside none', async () => {
  const server = await startNode(root);
  const health = async () => {
    const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(server.port) };
    const child = spawn(process.execPath, ['server/health.ts'], { cwd: PROJECT, env });
    const [code] = await once(child, 'close');
    return code;
  };
  expect(await health()).toBe(0);
  await server.stop();
  expect(await health()).toBe(1);
});

const BAD_HASH = { csp: { scriptHashes: ["sha256-x'; script-src *"], styleHashes: {} } };
const HALF = 'is half-written';
test.each<[what: string, file: string, damage: object | string | null, sentence: string]>([
  ['without its last file', 'build.json', null, `${HALF} (no build.json)`],
  ['whose last file is cut off', 'build.json', '{"buildId":"o', `${HALF} (build.json is not a fin`],
  ['that is not complete', 'build.json', { complete: false }, HALF],
  ['of another version', 'build.json', { version: '9.0.0' }, 'is of version 9.0.0 and this server'],
  ['with a hash that would break out of the policy', 'build.json', BAD_HASH, HALF],
  ['with a file missing', 'faq.html', null, ' files)'],
  ['with a file that is empty', 'faq.html', '', 'faq.html is not as it was built'],
  ['with a copy of another build', 'faq.html.br', 'other', 'faq.html.br is not as it was built'],
  ['whose list of files is changed', '_files.json', '{}', '_files.json is missing or'],
  [
    'with redirects that would break out',
    '_redirects.json',
    '[{"from":"/a;"}]',
    '(_redirects.json is not',
  ],
])('a build %s is refused', (_what, file, damage, sentence) => {
  const build = join(folder, 'damaged');
  rmSync(build, { recursive: true, force: true });
  cpSync(root, build, { recursive: true });
  if (damage === null) rmSync(join(build, file));
  else if (typeof damage === 'string') writeFileSync(join(build, file), damage);
  else redeclare(build, damage);
  expect(() => readBuild(build)).toThrow(sentence);
});
