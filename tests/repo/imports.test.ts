import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** What reads content when it is imported fails before anybody can say what is wrong with it. */

const MODULES = globSync('{hosting/contract,src/{publish,check,content,tariff}}/**/*.ts').filter(
  // A thread runs as it is imported, and a body needs Astro.
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
