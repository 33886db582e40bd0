import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { programOf, withoutNpm } from './documented.ts';

/** A command that was started as npm would start it. */
export interface Started {
  /** What it has printed so far. */
  said(): string;
  /** Resolves to what a pattern finds in what is printed; rejects when the command ends first. */
  saying(pattern: RegExp): Promise<string>;
  /** Resolves to its exit code. */
  readonly ended: Promise<number | null>;
  /** Stops what is started, and resolves once it has ended. */
  stop(): Promise<void>;
}

/** This process's environment without what tells libraries that a test has loaded them. */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST.*|TEST|NODE_ENV)$/.test(name)),
);

/** Starts a command of the documents in the project's folder, with the environment's changes. */
export function startCommand(command: string, env: Readonly<Record<string, string>>): Started {
  // What comes first, the install, is none of a test's business; tests/start has tests of its own for it.
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
  let said = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      for (const look of waiting) look();
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    said: () => said,
    ended,
    saying: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(said);
          if (found) resolve(found[1] ?? found[0]);
        };
        waiting.add(look);
        void ended.then(() => reject(new Error(`${command} ended with: ${said}`)));
        look();
      }),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}
