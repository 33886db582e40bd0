import { join } from 'node:path';
import { runChild } from './child.mjs';

const BIN = join(import.meta.dirname, '..', 'node_modules', '.bin');

export interface Outcome {
  code: number;
  output: string;
}

/** Runs one of the project's own commands to its end and keeps what it printed. */
export async function run(
  command: string,
  args: readonly string[],
  echo = false,
): Promise<Outcome> {
  let output = '';
  const options = {
    stdio: ['ignore' as const, 'pipe' as const, 'pipe' as const],
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
  };
  const code = await runChild(join(BIN, command), args, options, (text) => {
    output += text;
    if (echo) process.stdout.write(text);
  });
  return { code, output };
}

/** Says a step, runs it, and ends the process with its output when it fails. */
export async function step(label: string, command: string, args: readonly string[]): Promise<void> {
  const begun = performance.now();
  process.stdout.write(`${label} … `);
  const { code, output } = await run(command, args);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(code === 0 ? `done in ${seconds} s` : 'failed');
  if (code === 0) return;
  process.stderr.write(`${output.trim()}\n`);
  process.exit(code);
}
