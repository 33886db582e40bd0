import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { programOf, withoutNpm } from './documented.ts';

/** A running command. */
export interface Started {
  /** Its output so far. */
  output(): string;
  /** Resolves to the pattern's first group in the output; rejects if the command ends first. */
  waitForOutput(pattern: RegExp): Promise<string>;
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>;
  /** Stops the command; resolves once it has ended. */
  stop(): Promise<void>;
}

/** The environment without the variables by which libraries detect a test run. */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST.*|TEST|NODE_ENV)$/.test(name)),
);

/** Starts a documented command in the project's folder, with additional environment variables. */
export function startCommand(command: string, env: Readonly<Record<string, string>>): Started {
  // Skips the installation step, which tests/start tests.
  const line = withoutNpm(command).replace(
    /^node scripts\/bootstrap\.mjs \S+/,
    `node ${programOf(command)}`,
  );
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, word]) => quoted ?? word ?? '',
  );
  const [program = '', ...args] = words;
  const bin = join('node_modules/.bin', program);
  const child = spawn(program === 'node' ? process.execPath : bin, args, {
    env: { ...ENVIRONMENT, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const look of waiting) look();
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    output: () => output,
    ended,
    waitForOutput: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output);
          if (found) resolve(found[1] ?? found[0]);
        };
        waiting.add(look);
        void ended.then(() => reject(new Error(`${command} ended with: ${output}`)));
        look();
      }),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}
