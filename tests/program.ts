import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A program that a test has started. */
export interface Program {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** Its output so far. */
  output(): string;
  /** Resolves to the pattern's first group in the output; rejects if the program ends without it. */
  waitForOutput(pattern: RegExp): Promise<string>;
  /** Resolves to the exit code at the end of the output, which is that of all its processes. */
  readonly ended: Promise<number | null>;
  /** Sends SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** Starts a program and collects its output. */
export function startProgram(
  [command, ...args]: readonly [string, ...string[]],
  options: object,
): Program {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      child.emit('output');
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    output: () => output,
    ended,
    waitForOutput: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output);
          if (found) resolve(found[1] ?? found[0]);
        };
        child.on('output', look);
        void ended.then(() => reject(new Error(`${command} ended with: ${output}`)), reject);
        look();
      }),
    stop: () => {
      child.kill();
      return ended;
    },
  };
}
