import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * The lock, a folder with one file: named after the holder, with the time of its last heartbeat as
 * mtime.
 */
const LOCK = '.cache/at-work.lock';
const POLL_MS = 200;
const BEAT_MS = 1000;
/**
 * Number of checks without a heartbeat after which the holder counts as dead, ten times the
 * heartbeat interval.
 */
const MAX_MISSED_BEATS = 50;

/** @param {unknown} error @returns {string | undefined} */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/** The message for a checkout in which files cannot be written. @param {string} root */
export const notWritable = (root) =>
  `Nothing can be written in ${root}: make it writable, or serve a finished build with "node hosting/server/serve.ts".`;

/**
 * Runs a file operation that may fail because another process was faster.
 * @template T @param {() => T} work
 */
function ignoringRaces(work) {
  try {
    return work();
  } catch (error) {
    // On Windows, EPERM means that a folder exists or is not empty.
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}

/**
 * Takes the lock if it is free. The file's name is unique to the holder, so that removing it can
 * never remove another's, and a rename only replaces an empty folder.
 * @param {string} lock @param {string} self
 */
function take(lock, self) {
  const own = `${lock}.${self}`;
  mkdirSync(own);
  try {
    writeFileSync(join(own, self), '');
    ignoringRaces(() => rmdirSync(lock));
    return ignoringRaces(() => renameSync(own, lock) ?? true) ?? false;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Releases the lock if it is held by `holder`. @param {string} lock @param {string} holder */
function release(lock, holder) {
  rmSync(join(lock, holder), { force: true });
  ignoringRaces(() => rmdirSync(lock));
}

/** The holder of the lock, and its last heartbeat. @param {string} lock */
const holderOf = (lock) =>
  ignoringRaces(() => {
    const [name] = readdirSync(lock);
    return name ? { name, beat: statSync(join(lock, name)).mtimeMs } : undefined;
  });

/**
 * Waits until this process has the lock.
 * @param {string} lock @param {string} self @param {number} pollMs
 */
async function acquire(lock, self, pollMs) {
  let hasReported = false;
  let last = '';
  let missedBeats = 0;
  while (!take(lock, self)) {
    const holder = holderOf(lock);
    if (holder) {
      const { name, beat } = holder;
      missedBeats = last === `${name} ${beat}` ? missedBeats + 1 : 0;
      last = `${name} ${beat}`;
      // Whether the holder's process id is alive says nothing: the id may have been reused, or
      // belong to another container.
      if (missedBeats > MAX_MISSED_BEATS) release(lock, name);
      if (!hasReported) {
        process.stdout.write(
          `Another start (process ${name.split('.')[0]}) is running here; waiting for it …\n`,
        );
      }
      hasReported = true;
    }
    await setTimeout(pollMs);
  }
}

/**
 * Installs or builds while no other process does so in this checkout; a second one waits, with a
 * message. A process that was killed is waited for no longer than ten seconds. Throws an error with
 * a message of one sentence if files cannot be written.
 * @template T @param {string} root @param {() => Promise<T>} work @param {number} pollMs
 * @returns {Promise<T>}
 */
export async function withLock(root, work, pollMs = POLL_MS) {
  const lock = join(root, LOCK);
  const self = `${process.pid}.${randomUUID()}`;
  try {
    if (!existsSync(join(root, '.cache'))) mkdirSync(join(root, '.cache'));
    await acquire(lock, self, pollMs);
  } catch (error) {
    const isClosed = ['EROFS', 'EACCES', 'EPERM'].includes(codeOf(error) ?? '');
    throw isClosed ? new Error(notWritable(root)) : error;
  }
  const beat = setInterval(() => {
    const now = new Date();
    ignoringRaces(() => utimesSync(join(lock, self), now, now));
  }, BEAT_MS);
  const releaseLock = () => release(lock, self);
  // A signal ends the process by `process.exit` after its command has ended.
  process.once('exit', releaseLock);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', releaseLock);
    releaseLock();
  }
}
