import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** What a supervisor or a terminal sends; all of it is for the process that does the work. */
const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a command to its end and resolves to its exit code (128 and more: the signal that ended it).
 * Signals to this process go to the command, and when it has ended after one, so does this process.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {(text: string) => void} take gets what the command prints into pipes
 * @returns {Promise<number>}
 */
export function runChild(command, args, options, take = () => undefined) {
  return new Promise((resolve, reject) => {
    let stopping = false;
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      stopping = true;
      // A terminal that is gone is a stop too, which a server would take for a wish to reload.
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    };
    // Before the command runs: a signal that came in between would end this process alone.
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
