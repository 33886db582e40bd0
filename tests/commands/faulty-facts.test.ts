import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { edit } from '../institution/unpublished.ts';
import { startCommand } from './run.ts';

/**
 * If a file that all texts depend on has a fault, every command reports it in a way that can be
 * acted on, and nothing else.
 */

const folder = mkdtempSync(join(tmpdir(), 'facts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function copyWith(name: string, file: string, from: string, to: string): string {
  const copy = join(folder, name);
  cpSync('content', copy, { recursive: true });
  edit(copy, file, (text) => text.replace(from, to));
  return copy;
}

const COMMANDS = [
  'npm run check',
  'npm run build',
  'npm run dev',
  'npm start',
  'npm run preview',
  'npm run record',
  'npm run launch-check',
  'npm run rebrand -- --name Nordkap',
  'npm run new -- post --title "The harbour dues" --description "What a harbour asks for."',
];

const FAULTS = [
  {
    copy: copyWith('phone', 'site.yaml', 'phone: "+370 000 00000"', 'phone: 0700 12345'),
    commands: COMMANDS,
    pattern: /site\.yaml:36:3: support\.phone is "0700 12345": expected a number with its country/,
  },
  {
    copy: copyWith('yaml', 'limits.yaml', '\nlimits:', '\nlimits: [\n'),
    // Only reading this file fails; the other commands do not read it first.
    commands: ['npm run check', 'npm run build'],
    pattern: /limits\.yaml:\d+:\d+: not valid YAML: /,
  },
] as const;

async function run(command: string, copy: string) {
  const started = startCommand(command, { CONTENT_DIR: copy, DIST: join(folder, 'dist') });
  return { code: await started.ended, output: started.output() };
}

describe.each(FAULTS)('a fault reported as $pattern', ({ copy, pattern, commands }) => {
  test.each(commands)('%s', async (command) => {
    const outcome = await run(command, copy);
    expect(outcome.output).toMatch(pattern);
    expect(outcome.output).not.toMatch(/\n +at |node:internal|Node\.js v/);
    expect(outcome.code).toBe(1);
  });
});

describe('the same fault for programs', () => {
  const [{ copy, pattern }] = FAULTS;

  test('npm run check -- --json', async () => {
    const { faults, ok } = JSON.parse((await run('npm run check -- --json', copy)).output);
    expect(ok).toBe(false);
    expect(faults).toHaveLength(1);
    const { file, line, column, message } = faults[0];
    expect(`${file}:${line}:${column}: ${message}`).toMatch(pattern);
  });

  test('npm run check -- --github', async () => {
    const outcome = await run('npm run check -- --github', copy);
    expect(outcome.output).toMatch(/^::error file=\S+\.yaml,line=\d+,col=\d+::.+\n$/);
  });

  test('npm run launch-check -- --json', async () => {
    const [first] = JSON.parse((await run('npm run launch-check -- --json', copy)).output);
    expect(`${first.file}: ${first.what}`).toMatch(pattern);
  });
});

test('an invalid setting is reported by its name', async () => {
  const { output, code } = await run('npm run preview -- --day 2027-13-40', 'content');
  expect(output).toMatch(/^SITE_DAY is set to "2027-13-40": expected .*\n$/m);
  expect(code).toBe(1);
});

test('an unusable logo is reported in one sentence', async () => {
  const { output, code } = await run('npm run rebrand -- --logo none.svg', 'content');
  expect(output).toMatch(/^--logo names none\.svg, .*\n$/);
  expect(code).toBe(1);
});
