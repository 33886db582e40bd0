import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/**
 * Modules that must not read content on import, since an error there could not be reported
 * properly.
 */

const MODULES = globSync('{hosting/contract,src/{publish,check,content,tariff}}/**/*.ts').filter(
  // A worker runs on import, and a body needs Astro.
  (file) => !/\.(test|fixture|d)\.ts$|\/(worker-entry|body)\.ts$/.test(file),
);

test('no module reads content while it is imported', async () => {
  const program = `for (const file of ${JSON.stringify(MODULES)}) {
    await import(process.cwd() + '/' + file).catch(({ message }) => console.log(file + ': ' + message));
  }`;
  const env = { ...process.env, CONTENT_DIR: 'no-such-folder' };
  const args = ['--input-type=module', '-e', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  expect(stdout).toBe('');
}, 60_000);
