import { join } from 'node:path';
import { type Program, startProgram } from '../program.ts';
import { programOf, withoutNpm } from './documented.ts';

/** The environment without the variables by which libraries detect a test run. */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST.*|TEST|NODE_ENV)$/.test(name)),
);

/** Starts a documented command in the project's folder, with additional environment variables. */
export function startCommand(command: string, env: Readonly<Record<string, string>>): Program {
  // Skips the installation step, which tests/start tests.
  const line = withoutNpm(command).replace(
    /^node scripts\/bootstrap\.mjs \S+/,
    `node ${programOf(command)}`,
  );
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, word]) => quoted ?? word ?? '',
  );
  const [program = '', ...args] = words;
  const file = program === 'node' ? process.execPath : join('node_modules/.bin', program);
  return startProgram([file, ...args], {
    env: { ...ENVIRONMENT, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
  });
}
