import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULES } from '#hosting/contract/rules.ts';

const text = readFileSync('docs/operating.md', 'utf8');

test('every program that a unit or a command of the manual starts exists', () => {
  const named = [...text.matchAll(/\bnode ((?:scripts|hosting|src)\/[\w./-]+)/g)];
  const missing = named.map(([, script = '']) => script).filter((script) => !existsSync(script));
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});

describe('the systemd units', () => {
  /** The units by name, which the comment in their block or the line before it states. */
  const units = new Map(
    [...text.matchAll(/(?:`\/etc\/systemd\/system\/([\w.-]+)`:\n\n)?```ini\n([\s\S]*?)```/g)].map(
      ([, outside, body = '']): [string, string] => [
        outside ?? /^# \/etc\/systemd\/system\/([\w.-]+)/.exec(body)?.[1] ?? '',
        body,
      ],
    ),
  );
  const timer = units.get('website-build.timer') ?? '';
  const build = units.get('website-build.service') ?? '';

  test('are the timer and the service it starts', () => {
    expect([...units.keys()].sort()).toEqual(['website-build.service', 'website-build.timer']);
  });

  test('the timer runs just after midnight in the institution’s time zone, and catches up after downtime', () => {
    const [, zone] = /^zone: (\S+)$/m.exec(readFileSync('content/site.yaml', 'utf8')) ?? [];
    expect(timer).toContain(`OnCalendar=*-*-* 00:01:00 ${zone}\n`);
    expect(timer).toContain('Persistent=true\n');
  });

  test('the service builds, releases the build and reloads nginx, with existing programs', () => {
    const [, folder = ''] = /^WorkingDirectory=(\S+)$/m.exec(build) ?? [];
    const steps = [...build.matchAll(/^ExecStart=(\S+) (\S+) (\w+)$/gm)];
    expect(steps.map(([, , script, word]) => [script, word])).toEqual([
      ['scripts/bootstrap.mjs', 'build'],
      ['scripts/deploy.ts', 'release'],
    ]);
    for (const [, program = ''] of steps) {
      expect(program.startsWith(`${folder}/`)).toBe(true);
      accessSync(program.slice(folder.length + 1), constants.X_OK);
    }
    expect(build).toContain('ExecStartPost=/bin/systemctl reload nginx\n');
  });
});

test('the second domain’s proxy sends the HSTS header that the preload list requires', () => {
  const [, front = ''] = /```\n(www\.[\s\S]*?)```/.exec(text) ?? [];
  const [, second = ''] = /^solvanto\.example \{\n([\s\S]*?)^\}/m.exec(front) ?? [];
  expect(second).toContain(`header Strict-Transport-Security "${RULES.https.value}"\n`);
  expect(text).toContain(`\`"${RULES.https.value}${RULES.https.everywhere}"\``);
});
