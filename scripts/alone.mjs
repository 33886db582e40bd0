import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const LOOK_AGAIN_MS = 200;
const MARK = '.cache/at-work';

/** @param {unknown} error @returns {string | undefined} */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/** A folder of this checkout that takes no files, as one sentence. @param {string} root */
export const notWritable = (root) =>
  `Nothing can be written in ${root}: make it writable, or serve a finished build with "node server/main.ts".`;

/** Whether a process is alive; one of another user is. @param {number} pid */
function lives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Takes the mark unless a living process has it; answers who has. @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return process.pid;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const owner = Number(readFileSync(file, 'utf8')) || 0;
  // One that was killed left its mark behind.
  if (owner === process.pid || lives(owner)) return owner;
  rmSync(file, { force: true });
  return undefined;
}

/**
 * Installs or builds while no other start does so in this checkout: a second one waits, and says so.
 * Throws one sentence where nothing can be written.
 * @template T @param {string} root @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function alone(root, work) {
  const file = join(root, MARK);
  const release = () => rmSync(file, { force: true });
  try {
    if (!existsSync(join(root, '.cache'))) mkdirSync(join(root, '.cache'));
    let told = false;
    for (let owner = take(file); owner !== process.pid; owner = take(file)) {
      if (owner && !told) {
        process.stdout.write(
          `Another start (process ${owner}) is at work here; waiting for it …\n`,
        );
        told = true;
      }
      await setTimeout(LOOK_AGAIN_MS);
    }
  } catch (error) {
    const isClosed = ['EROFS', 'EACCES', 'EPERM'].includes(codeOf(error) ?? '');
    throw isClosed ? new Error(notWritable(root)) : error;
  }
  // A signal ends the process by `process.exit` once the command it runs has ended.
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
