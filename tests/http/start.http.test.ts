import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, removeFolder, writeBuild, writeBuildFile } from './fixture.ts';

let folder = '';
let root = '';
beforeAll(async () => {
  folder = makeFolder();
  root = join(folder, 'dist');
  mkdirSync(root);
  await writeBuild(root);
});
afterAll(() => removeFolder(folder));

/** Starts the server where it must refuse; resolves to its exit code and what it said. */
async function refusal(
  env: Record<string, string>,
  user?: number,
): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: new URL('../../', import.meta.url).pathname,
    env: { PATH: process.env.PATH, ROOT: root, PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(user !== undefined && process.getuid?.() === 0 ? { uid: user } : {}),
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

async function expectSentence(
  env: Record<string, string>,
  sentence: RegExp,
  user?: number,
): Promise<void> {
  const { code, said } = await refusal(env, user);
  expect(said).toMatch(sentence);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}

describe('the server does not start, and says in one sentence why', () => {
  test('no build', () =>
    expectSentence({ ROOT: join(folder, 'nowhere') }, /^There is no build in .*nowhere: run "npm/));

  test('a build without its last file', async () => {
    rmSync(join(root, 'build.json'));
    await expectSentence({}, /half-written \(no build\.json\)/);
    writeBuildFile(root, 'one');
  });

  test('a last file that is cut off', async () => {
    writeFileSync(join(root, 'build.json'), '{"buildId":"on');
    await expectSentence({}, /half-written \(build\.json is not a finished one\)/);
    writeBuildFile(root, 'one');
  });

  test('a build that says it is not complete', async () => {
    writeBuildFile(root, 'one', { complete: false });
    await expectSentence({}, /half-written/);
    writeBuildFile(root, 'one');
  });

  test('a build with files missing', async () => {
    rmSync(join(root, 'faq.html'));
    await expectSentence({}, /half-written \(\d+ of \d+ files\)/);
    await writeBuild(root);
  });

  test('a build of another version', async () => {
    writeBuildFile(root, 'one', { version: '99.0.0' });
    await expectSentence({}, /is of version 99\.0\.0 and this server of version/);
    writeBuildFile(root, 'one');
  });

  test('a hash that would break out of the policy', async () => {
    const csp = { scriptHashes: ["sha256-x'; script-src *"], styleHashes: [] };
    writeBuildFile(root, 'one', { csp });
    await expectSentence({}, /half-written/);
    writeBuildFile(root, 'one');
  });

  test('a file that this user may not read', async () => {
    chmodSync(join(root, 'faq.html'), 0o000);
    await expectSentence({}, /^No permission to read .*faq\.html: make the build readable/, 65_534);
    chmodSync(join(root, 'faq.html'), 0o644);
  });

  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expectSentence({ PORT: String(port) }, new RegExp(`^Port ${port} on 127.0.0.1 is taken`));
    other.close();
  });

  test('an address of another machine', () =>
    expectSentence({ HOST: '203.0.113.1' }, /^The address 203\.0\.113\.1 does not belong/));

  test.each([
    ['PORT', 'http', /^PORT is set to "http"/],
    ['PORT', '70000', /^PORT is set to "70000"/],
    ['MAX_REQUESTS', '0', /^MAX_REQUESTS is set to "0"/],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL is set to "loud"/],
    ['REPORT_URL', 'reports', /^REPORT_URL is set to "reports"/],
  ])('%s=%s', (name, value, sentence) => expectSentence({ [name]: value }, sentence));

  // Root may listen anywhere, so root asks an ordinary user to try.
  const lowest = Number(readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8'));
  test.skipIf(lowest <= 80)('a port without permission', () =>
    expectSentence({ PORT: '80' }, /^No permission to listen on port 80/, 65_534),
  );
});
