import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Signals from a supervisor or terminal, which are forwarded to the child process. */
const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a command to its end and resolves to its exit code (128 + signal number if a signal ended
 * it). Signals to this process are forwarded to the command; when that has ended after one, this
 * process exits too.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {(text: string) => void} take receives the command's output from pipes
 * @returns {Promise<number>}
 */
export function runChild(command, args, options, take = () => undefined) {
  return new Promise((resolve, reject) => {
    let stopping = false;
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      stopping = true;
      // SIGHUP from a closed terminal means stop; the server would take it as a request to reload.
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    };
    // Registered before the start, so that no signal ends this process alone.
    for (const signal of FORWARDED) process.on(signal, forward);
    const child = spawn(command, args, options);
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', take);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const name of FORWARDED) process.off(name, forward);
      const ended = code ?? 128 + (signal ? constants.signals[signal] : 0);
      if (stopping) process.exit(ended);
      resolve(ended);
    });
  });
}
