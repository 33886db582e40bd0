import { join } from 'node:path';
import { runChild } from './child.mjs';

/** The exit code of a command ended by SIGTERM. */
const ENDED = 143;

const BIN = join(import.meta.dirname, '..', 'node_modules', '.bin');

/** The result of one of the project's own commands: exit code, output, and duration in seconds. */
export interface Outcome {
  code: number;
  output: string;
  seconds: string;
}

/**
 * Runs one of the project's own commands to its end and captures its output. `stop` aborts it; the
 * exit code is then that for SIGTERM.
 */
export async function run(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  stop?: AbortSignal,
): Promise<Outcome> {
  const begun = performance.now();
  let output = '';
  const options = {
    stdio: ['ignore' as const, 'pipe' as const, 'pipe' as const],
    signal: stop,
    env: { ...process.env, ...environment, FORCE_COLOR: '0', NO_COLOR: '1' },
  };
  const code = await runChild(join(BIN, command), args, options, (text) => {
    output += text;
  }).catch((error: Error) => {
    if (stop?.aborted) return ENDED;
    throw error;
  });
  return { code, output, seconds: ((performance.now() - begun) / 1000).toFixed(1) };
}
