import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { VERSION } from '../../contract/build-info.ts';
import { makeFolder, removeFolder, writeBuild } from './fixture.ts';
import { freePort, PROJECT } from './servers.ts';

let clone = '';
beforeAll(async () => {
  clone = makeFolder();
  mkdirSync(join(clone, 'src'));
  for (const part of ['scripts', 'server', 'contract', 'src/spec.ts']) {
    cpSync(join(PROJECT, part), join(clone, part), { recursive: true });
  }
  const dependencies = { pino: '1.0.0', zod: '1.0.0' };
  const manifest = {
    version: VERSION,
    type: 'module',
    dependencies,
    devDependencies: { astro: '1.0.0' },
  };
  writeFileSync(join(clone, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(clone, 'package-lock.json'), '{}');
  await writeBuild(join(clone, 'dist'));
});
afterAll(() => removeFolder(clone));
beforeEach(() => {
  for (const path of ['node_modules', 'pid'])
    rmSync(join(clone, path), { recursive: true, force: true });
});

/** Runs `npm start` in the clone, as a supervisor would. */
function npmStart(env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
    cwd: clone,
    env: {
      PATH: process.env.PATH,
      npm_execpath: join(PROJECT, 'tests/http/stand-in-npm.mjs'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code, said }));
  return { child, ended };
}

test('on a fresh clone in production: installs what the build needs, and says an address that opens', async () => {
  const { child, ended } = npmStart({
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    HOST: '0.0.0.0',
    PORT: String(await freePort()),
  });
  let address = '';
  for await (const line of createInterface(child.stdout)) {
    address = /^The site is at (\S+)$/.exec(line)?.[1] ?? '';
    if (address) break;
  }
  expect((await fetch(`${address}/faq`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0 });
  await expect(fetch(address)).rejects.toThrow();
});

test('an install that leaves something out is not taken for whole', async () => {
  const { code, said } = await npmStart({ DO: 'forget' }).ended;
  expect(said).toContain('The install did not bring astro.');
  expect(code).toBe(1);
  expect(existsSync(join(clone, 'node_modules/.installed-lock'))).toBe(false);
});

test.each([
  ['install', 7],
  ['build', 143],
])('a signal during the %s ends what is under way, with its exit code', async (stage, expected) => {
  const files = watch(clone);
  const { child, ended } = npmStart({ DO: stage });
  for await (const _change of files) if (existsSync(join(clone, 'pid'))) break;
  const pid = Number(readFileSync(join(clone, 'pid'), 'utf8'));
  child.kill('SIGTERM');
  expect((await ended).code).toBe(expected);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
