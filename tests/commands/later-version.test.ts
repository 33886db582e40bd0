import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * Follows docs/taking-over.md: an institution has its content in a folder of its own, and merges a
 * later version of the product.
 */

const folder = mkdtempSync(join(tmpdir(), 'later-version-'));
const product = join(folder, 'product');
const website = join(folder, 'website');
const NAMED = { GIT_AUTHOR_NAME: 'Editor', GIT_AUTHOR_EMAIL: 'editor@client.example' };
const env = {
  ...process.env,
  ...NAMED,
  GIT_COMMITTER_NAME: NAMED.GIT_AUTHOR_NAME,
  GIT_COMMITTER_EMAIL: NAMED.GIT_AUTHOR_EMAIL,
  GIT_CONFIG_GLOBAL: '/dev/null',
};

const OWN = 'institution/site.yaml';
const SCHEMA = 'src/content/schemas/site-schema.ts';

const git = (cwd: string, ...words: string[]) =>
  execFileSync('git', words, { cwd, env, encoding: 'utf8' });

function commit(cwd: string, message: string): void {
  git(cwd, 'add', '--all', '--force', '.');
  git(cwd, 'commit', '--quiet', '--message', message);
}

/** Replaces a text that must be in a file. */
function edit(cwd: string, file: string, from: string, to: string): void {
  const path = join(cwd, file);
  const text = readFileSync(path, 'utf8');
  expect(text, `${file} has the text`).toContain(from);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

function check(): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.ts'], {
    cwd: website,
    env: { ...env, CONTENT_DIR: 'institution' },
    encoding: 'utf8',
  });
  return { code: status, output: `${stdout}${stderr}` };
}

beforeAll(() => {
  const files = git('.', 'ls-files', '--cached', '--others', '--exclude-standard', '-z').split(
    '\0',
  );
  for (const file of files.filter((file) => file && !/^(tests|bench|docs)\//.test(file))) {
    mkdirSync(dirname(join(product, file)), { recursive: true });
    cpSync(file, join(product, file));
  }
  git(product, 'init', '--quiet', '--initial-branch', 'main');
  commit(product, 'The version that is taken');
  git(product, 'tag', 'v1');
  // A changed example text, and a new required field.
  edit(product, 'content/site.yaml', 'companyCode: ', 'motto: Paid in seconds.\ncompanyCode: ');
  edit(product, SCHEMA, 'companyCode: z.', 'motto: z.string(), companyCode: z.');
  commit(product, 'The later version');
  git(product, 'tag', 'v2');

  git(folder, 'clone', '--quiet', '--origin', 'product', product, website);
  git(website, 'switch', '--quiet', '-C', 'main', 'v1');
  symlinkSync(resolve('node_modules'), join(website, 'node_modules'));
  cpSync(join(website, 'content'), join(website, 'institution'), { recursive: true });
  edit(website, OWN, 'companyCode: "000000000"', 'companyCode: "301234567"');
  git(website, 'add', 'institution');
  git(website, 'commit', '--quiet', '--message', 'Begin with the example');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }), 60_000);

test('merging a later version changes none of the institution’s content, and the check reports new required fields', () => {
  const before = readFileSync(join(website, OWN), 'utf8');
  git(website, 'fetch', '--quiet', '--tags', 'product');
  git(website, 'merge', '--quiet', '--no-edit', 'v2');
  expect(readFileSync(join(website, OWN), 'utf8')).toBe(before);
  expect(readFileSync(join(website, 'content/site.yaml'), 'utf8')).toContain('Paid in');
  const { code, output } = check();
  expect(code).toBe(1);
  expect(output).toContain(`${OWN}`);
  expect(output).toContain('motto');

  edit(website, OWN, 'companyCode: ', 'motto: Wages before the tide.\ncompanyCode: ');
  expect(check()).toEqual({ code: 0, output: expect.stringContaining('All content is fine') });
});
