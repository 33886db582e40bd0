import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Every command that a document tells somebody to run is there, and does not fail when it is asked what it does. */

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'bench/README.md'],
  ...globSync('docs/**/*.md'),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

const commands = documents.flatMap((file) => {
  // What an older version was called stands in the changelog.
  const text = readFileSync(file, 'utf8').replaceAll('`npm run check:launch` is', '');
  return [...text.matchAll(/npm (?:run )?((?:[a-z]+)(?:[:-][a-z]+)*)/g)].map(
    ([whole, name = '']) => ({
      file,
      name,
      whole,
    }),
  );
});
const NPM = ['ci', 'install', 'test', 'start', 'run'];

describe('commands of the documents', () => {
  test('are found', () => expect(commands.length).toBeGreaterThan(30));

  test('are all in package.json', () => {
    const unknown = commands.filter(({ name, whole }) =>
      whole.startsWith('npm run') ? !scripts[name] : !NPM.includes(name) && !scripts[name],
    );
    expect(unknown.filter(({ whole }) => whole.startsWith('npm run'))).toEqual([]);
  });

  test.each(['check', 'new', 'rebrand', 'preview', 'launch-check'])(
    'npm run %s says what it does',
    (name) => {
      const said = execFileSync(process.execPath, [`scripts/${name}.ts`, '--help'], {
        encoding: 'utf8',
      });
      expect(said).toContain(`npm run ${name}`);
    },
    30_000,
  );

  test('npm run check -- --json and --github are understood', () => {
    const run = (form: string) =>
      execFileSync(process.execPath, ['scripts/check.ts', form], { encoding: 'utf8' });
    expect(JSON.parse(run('--json'))).toEqual({ ok: true, faults: [] });
    expect(run('--github').trim()).toBe('');
  }, 60_000);

  test('programs that are started by their file are there', () => {
    const started = [...documents, 'package.json'].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bnode ((?:[\w-]+\/)+[\w-]+\.(?:ts|mjs))/g)].map(
        ([, program = '']) => `${file}: ${existsSync(program) ? '' : program}`,
      ),
    );
    expect(started.length).toBeGreaterThan(20);
    expect(started.filter((one) => !one.endsWith(': '))).toEqual([]);
  });

  test('npm run record writes down what a release gives to customers', () => {
    const copy = mkdtempSync(join(tmpdir(), 'record-'));
    cpSync('content', copy, { recursive: true });
    rmSync(join(copy, 'published.yaml'), { force: true });
    const said = execFileSync(process.execPath, ['scripts/record.ts'], {
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIR: copy },
    });
    expect(said).toMatch(/^Recorded \d+ legal texts and \d+ price lists in /);
    expect(readFileSync(join(copy, 'published.yaml'), 'utf8')).toContain('business-terms');
    rmSync(copy, { recursive: true });
  }, 30_000);

  test('every script that package.json starts is there', () => {
    const started = Object.values(scripts).flatMap((script) => [
      ...script.matchAll(/node scripts\/bootstrap\.mjs ([a-z-]+)/g),
    ]);
    const tasks = started.map(([, task]) => `scripts/${task}.ts`);
    expect(tasks.filter((file) => globSync(file).length === 0)).toEqual([]);
  });
});
