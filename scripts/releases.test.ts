import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from '#hosting/contract/build-info.ts';
import { makeFolder, writeBuild } from '#hosting/tests/fixture.ts';
import { release } from './releases.ts';

let folder = '';
let website = '';
let one = '';
let two = '';
let three = '';
beforeEach(async () => {
  folder = makeFolder();
  [website = '', one = '', two = '', three = ''] = ['website', 'one', 'two', 'three'].map((name) =>
    join(folder, name),
  );
  await writeBuild(one, 'one', { day: '2027-01-31', redirects: [] });
  await writeBuild(two, 'two', { day: '2027-02-01', redirects: [] });
  await writeBuild(three, 'three', { day: '2027-02-02', redirects: [] });
});
afterEach(() => rmSync(folder, { recursive: true }));

const current = (): string => realpathSync(join(website, 'current/dist'));

test('a release has the hashed files of the one before, no older ones, and the settings of its last call', async () => {
  for (const build of [one, two, three]) await release(build, website, {});
  const scripts = listFiles(current()).filter((path) => /^_astro\/app\.\w+\.js$/.test(path));
  expect(scripts).toEqual(['_astro/app.three.js', '_astro/app.two.js']);
  const nginx = () => readFileSync(join(current(), '../hosts/nginx.conf'), 'utf8');
  expect(nginx()).not.toContain('includeSubDomains');
  await release(three, website, { HSTS_PRELOAD: 'yes' });
  expect(nginx()).toContain('includeSubDomains');
});

test('an incomplete build is not released, and the current one stays', async () => {
  await release(one, website, {});
  const before = current();
  writeFileSync(join(two, 'faq.html'), '');
  await expect(release(two, website, {})).rejects.toThrow('faq.html has changed since the build');
  expect(current()).toBe(before);
});
