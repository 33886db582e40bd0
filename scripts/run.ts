import { spawn } from 'node:child_process';
import { join } from 'node:path';

const BIN = join(import.meta.dirname, '..', 'node_modules', '.bin');

export interface Outcome {
  code: number;
  output: string;
}

/** Runs one of the project's own commands to its end and keeps what it printed. */
export function run(
  command: string,
  args: readonly string[],
  { echo = false, env = {} }: { echo?: boolean; env?: Readonly<Record<string, string>> } = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(BIN, command), args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, FORCE_COLOR: '0', NO_COLOR: '1' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        output += text;
        if (echo) process.stdout.write(text);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
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
  process.exit(1);
}
