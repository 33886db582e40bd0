import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { watch } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readBuild, VERSION } from '#hosting/contract/build-info.ts';
import { makeFolder, removeFolder, writeBuild } from '#hosting/tests/fixture.ts';
import { freePort, PROJECT } from '#hosting/tests/servers.ts';

/** Project files that a start needs. */
const PARTS =
  'scripts hosting src/spec.ts src/content src/tariff src/words src/check/report.ts src/publish/run-in-worker.ts src/publish/worker-entry.ts content/site.yaml';
/**
 * Stubs of the check and its worker: the clone's only content is the site's facts, which the
 * settings need.
 */
const NO_FAULTS =
  "import { site } from '../content/site.ts';\nexport const check = async () => site() && [];\nexport const work = check;\n";
const { scripts, imports } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'));
const MANIFEST = {
  scripts,
  imports,
  version: VERSION,
  type: 'module',
  dependencies: { astro: '1.0.0', fastify: '1.0.0', pino: '1.0.0', zod: '1.0.0' },
  devDependencies: { vitest: '1.0.0' },
};

let clone = '';
let port = '';
const inClone = (path: string): string => join(clone, path);
beforeAll(async () => {
  clone = makeFolder();
  for (const part of PARTS.split(' ')) {
    mkdirSync(dirname(inClone(part)), { recursive: true });
    cpSync(join(PROJECT, part), inClone(part), { recursive: true });
  }
  writeFileSync(inClone('package.json'), JSON.stringify(MANIFEST));
  writeFileSync(inClone('package-lock.json'), '{}');
  writeFileSync(inClone('src/check/run.ts'), NO_FAULTS);
  await writeBuild(inClone('built'));
});
afterAll(() => removeFolder(clone));
beforeEach(async () => {
  for (const path of ['node_modules', 'pid', '.cache', 'dist']) {
    rmSync(inClone(path), { recursive: true, force: true });
  }
  port = String(await freePort());
});

const started = new Set<ReturnType<typeof spawn>>();
afterEach(async () => {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'close');
  }
  started.clear();
});

/** Runs in the clone the command line of `npm start`, or another one. */
function npmStart(
  env: Record<string, string>,
  wrapper: readonly string[] = [],
  node = process.execPath,
  line: readonly string[] = [node, 'scripts/bootstrap.mjs', 'start'],
) {
  const [command = '', ...rest] = [...wrapper, ...line];
  const child = spawn(command, rest, {
    cwd: clone,
    env: {
      PATH: process.env.PATH,
      npm_execpath: join(PROJECT, 'tests/start/stand-in-npm.mjs'),
      PORT: port,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  let output = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const look of waiting) look();
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  /** Resolves to the pattern's first group once the output matches. */
  const waitForOutput = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output);
        if (found) resolve(found[1] ?? found[0]);
      };
      waiting.add(look);
      void ended.then(() => reject(new Error(`ended with: ${output}`)));
      look();
    });
  const opened = async () => (await fetch(`${await waitForOutput(/site is at (\S+)/)}/faq`)).status;
  return { child, ended, waitForOutput, opened };
}

/** Resolves to the id of the hanging process; rejects if the start ends first. */
async function busyProcess(ended: Promise<{ output: string }>): Promise<number> {
  const control = new AbortController();
  const { signal } = control;
  void ended.then(({ output }) => control.abort(new Error(`ended with: ${output}`)));
  try {
    for await (const _change of watch(clone, { signal })) if (existsSync(inClone('pid'))) break;
  } catch (error) {
    throw signal.reason ?? error;
  }
  return Number(readFileSync(inClone('pid'), 'utf8'));
}

test.each(['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost', '0'])(
  'on a fresh clone in production with HOST=%s it installs the build’s packages and prints a URL that opens',
  async (HOST) => {
    const env = { NODE_ENV: 'production', LOG_LEVEL: 'warn', HOST, PORT: '0' };
    const { child, ended, opened } = npmStart(env);
    expect(await opened()).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0 });
  },
);

describe('an impossible start fails with one sentence before anything is installed or built', () => {
  afterEach(() => expect(existsSync(inClone('node_modules'))).toBe(false));

  test.each([
    [{ PORT: '  ' }, 'PORT is set to "  ": expected a whole number from 0 to 65535.'],
    [{ PORT: '0x1F90' }, 'PORT is set to "0x1F90": expected a whole number from 0 to 65535.'],
    [{ HOST: 'http://x' }, 'HOST is set to "http://x": expected a host name or an address'],
    [{ HOST: '203.0.113.1' }, 'The address 203.0.113.1 does not belong to this machine: set HOST.'],
    [{ SITE_URL: 'www.solvanto.com' }, 'SITE_URL is set to "www.solvanto.com": expected an origin'],
    [{ REPORT_URL: 'https://r.example/a; sandbox' }, 'REPORT_URL is set to "https://r.example/a; '],
  ])('%o', async (env, sentence) => {
    const { code, output } = await npmStart(env).ended;
    expect(output.startsWith(sentence)).toBe(true);
    expect([output.trim().split('\n').length, code]).toEqual([1, 1]);
  });

  test('a port that is already in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port: taken } = other.address() as AddressInfo;
    const { code, output } = await npmStart({ PORT: String(taken) }).ended;
    other.close();
    expect(output).toBe(
      `Port ${taken} on 127.0.0.1 is taken: stop the other program or set PORT.\n`,
    );
    expect(code).toBe(1);
  });

  const readOnly = ['unshare', '-m', 'sh', '-c', 'mount -o remount,bind,ro / && exec "$@"', 'sh'];
  test.skipIf(!works(readOnly))('a read-only folder', async () => {
    const { code, output } = await npmStart({}, readOnly).ended;
    expect(output).toBe(
      `Nothing can be written in ${clone}/: make it writable, or serve a finished build with "node hosting/server/serve.ts".\n`,
    );
    expect(code).toBe(1);
  });
});

test('settings that contradict each other are reported before the build', async () => {
  const { code, output } = await npmStart({ CHAT_PROVIDER: 'crisp', DO: 'build' }).ended;
  expect(output).toContain('chat.id is "null": expected the crisp account\'s id (CHAT_ID)');
  expect(output).not.toContain('    at ');
  expect([existsSync(inClone('pid')), code]).toEqual([false, 1]);
});

test('without a network the message says what to do', async () => {
  const { code, output } = await npmStart({ DO: 'offline' }).ended;
  expect(output).toMatch(/npm cannot reach its registry\. Connect this machine/);
  expect(output.trim().split('\n')).toHaveLength(2);
  expect(code).toBe(1);
});

test('packages of another lockfile are replaced, even if Node runs from among them', async () => {
  const own = inClone('node_modules/of-another-day/bin/node');
  mkdirSync(dirname(own), { recursive: true });
  cpSync(process.execPath, own);
  const env = { npm_node_execpath: process.execPath, LOG_LEVEL: 'warn', PORT: '0' };
  const { child, ended, opened } = npmStart(env, [], own);
  expect(await opened()).toBe(200);
  expect(existsSync(own)).toBe(false);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0 });
});

test.each([true, false])(
  'whether test packages were installed before: %s, an install keeps it so',
  async (were) => {
    if (were) mkdirSync(inClone('node_modules/vitest'), { recursive: true });
    const { child, ended, opened } = npmStart({ LOG_LEVEL: 'warn' });
    expect(await opened()).toBe(200);
    expect(existsSync(inClone('node_modules/vitest'))).toBe(were);
    child.kill('SIGTERM');
    await ended;
  },
);

test('an incomplete install is not accepted', async () => {
  const { code, output } = await npmStart({ DO: 'forget' }).ended;
  expect(output).toContain('After the install these packages are missing: astro.');
  expect(code).toBe(1);
  expect(existsSync(inClone('node_modules/.installed-lock'))).toBe(false);
});

describe.each([
  ['install', 7],
  ['build', 143],
] as const)('during the %s', (stage, expected) => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    '%s ends the running processes',
    async (name) => {
      const { child, ended } = npmStart({ DO: stage });
      const pid = await busyProcess(ended);
      child.kill(name);
      // The stand-ins handle SIGTERM in their own way, and end by the other signals.
      const { code } = await ended;
      expect(code).toBe(name === 'SIGINT' ? 130 : expected);
      expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    },
  );

  test('after SIGKILL the next start recovers', async () => {
    const { child, ended } = npmStart({ DO: stage });
    const pid = await busyProcess(ended);
    child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await ended;
    if (stage === 'build') rmSync(inClone('node_modules'), { recursive: true });
    expect(await npmStart({}).opened()).toBe(200);
  });

  test('a second start waits for the first without disturbing it', async () => {
    const first = npmStart({ DO: stage });
    await busyProcess(first.ended);
    const second = npmStart({ PORT: String(await freePort()) });
    expect(await second.waitForOutput(/process (\d+)\) is running here; waiting/)).not.toBe('');
    expect(first.child.exitCode).toBeNull();
    first.child.kill('SIGTERM');
    await first.ended;
    if (stage === 'build') {
      second.child.kill('SIGTERM');
      return;
    }
    expect(await second.opened()).toBe(200);
  });
});

/** The processes running in the clone. */
const running = (): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === clone;
    } catch {
      return false;
    }
  });

describe.skipIf(!existsSync('/proc/self/cwd'))('npm itself', () => {
  const npm = () => npmStart({ LOG_LEVEL: 'warn' }, [], '', ['npm', 'start']);
  // Leftover processes would keep open the pipes that the tests wait for.
  afterEach(() => {
    for (const pid of running()) process.kill(Number(pid), 'SIGKILL');
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('passes %s on to the server', async (name) => {
    const first = npmStart({});
    expect(await first.opened()).toBe(200);
    first.child.kill('SIGTERM');
    await first.ended;

    const { child, opened, waitForOutput } = npm();
    expect(await opened()).toBe(200);
    const address = await waitForOutput(/site is at (\S+)/);
    child.kill(name);
    await once(child, 'exit');
    expect(running()).toEqual([]);
    await expect(fetch(address)).rejects.toThrow();
  });

  test('passes SIGTERM on to the build', async () => {
    const first = npmStart({ DO: 'build' });
    await busyProcess(first.ended);
    first.child.kill('SIGTERM');
    await first.ended;
    rmSync(inClone('pid'));

    const { child, ended } = npm();
    await busyProcess(ended);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(running()).toEqual([]);
  });
});

test('an interrupted build leaves the finished one intact', async () => {
  const whole = npmStart({});
  expect(await whole.opened()).toBe(200);
  whole.child.kill('SIGTERM');
  await whole.ended;
  rmSync(inClone('node_modules'), { recursive: true });
  const { child, ended } = npmStart({ DO: 'build' });
  await busyProcess(ended);
  child.kill('SIGTERM');
  await ended;
  expect(readBuild(inClone('dist')).build.complete).toBe(true);
});

function works([program = '', ...rest]: readonly string[]): boolean {
  try {
    execFileSync(program, [...rest, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
