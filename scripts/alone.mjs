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

/** The folder that whoever is at work holds, with one file in it: who that is, and the time of the last beat. */
const LOCK = '.cache/at-work.lock';
const LOOK_AGAIN_MS = 200;
const BEAT_MS = 1000;
/** Looks without a beat after which the holder is taken for dead: ten times as long as it takes for one. */
const PATIENCE = 50;

/** @param {unknown} error @returns {string | undefined} */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/** A folder of this checkout that takes no files, as one sentence. @param {string} root */
export const notWritable = (root) =>
  `Nothing can be written in ${root}: make it writable, or serve a finished build with "node hosting/server/serve.ts".`;

/** Does what may fail because another process was faster. @template T @param {() => T} work */
function tried(work) {
  try {
    return work();
  } catch (error) {
    // On Windows EPERM is what says that a folder is there or not empty.
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}

/**
 * Takes the lock unless somebody holds it. The file's name is the holder's own, so that removing it
 * can never remove another's, and a folder takes the place of an empty one only.
 * @param {string} lock @param {string} self
 */
function take(lock, self) {
  const own = `${lock}.${self}`;
  mkdirSync(own);
  try {
    writeFileSync(join(own, self), '');
    tried(() => rmdirSync(lock));
    return tried(() => renameSync(own, lock) ?? true) ?? false;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Lets go of the lock of whoever is named, if that one holds it. @param {string} lock @param {string} holder */
function release(lock, holder) {
  rmSync(join(lock, holder), { force: true });
  tried(() => rmdirSync(lock));
}

/** Who holds the lock, and when that one last said so. @param {string} lock */
const holderOf = (lock) =>
  tried(() => {
    const [name] = readdirSync(lock);
    return name ? { name, beat: statSync(join(lock, name)).mtimeMs } : undefined;
  });

/** Waits until the lock is ours. @param {string} lock @param {string} self @param {number} lookAgainMs */
async function acquire(lock, self, lookAgainMs) {
  let told = false;
  let last = '';
  let looks = 0;
  while (!take(lock, self)) {
    const holder = holderOf(lock);
    if (holder) {
      const { name, beat } = holder;
      looks = last === `${name} ${beat}` ? looks + 1 : 0;
      last = `${name} ${beat}`;
      // Whether its process number is alive says nothing: the number may be another's by now, or
      // one of another container.
      if (looks > PATIENCE) release(lock, name);
      if (!told) {
        process.stdout.write(
          `Another start (process ${name.split('.')[0]}) is at work here; waiting for it …\n`,
        );
      }
      told = true;
    }
    await setTimeout(lookAgainMs);
  }
}

/**
 * Installs or builds while no other start does so in this checkout: a second one waits, and says so.
 * One that was killed is waited for no longer than ten seconds. Throws one sentence where nothing can
 * be written.
 * @template T @param {string} root @param {() => Promise<T>} work @param {number} lookAgainMs
 * @returns {Promise<T>}
 */
export async function alone(root, work, lookAgainMs = LOOK_AGAIN_MS) {
  const lock = join(root, LOCK);
  const self = `${process.pid}.${randomUUID()}`;
  try {
    if (!existsSync(join(root, '.cache'))) mkdirSync(join(root, '.cache'));
    await acquire(lock, self, lookAgainMs);
  } catch (error) {
    const isClosed = ['EROFS', 'EACCES', 'EPERM'].includes(codeOf(error) ?? '');
    throw isClosed ? new Error(notWritable(root)) : error;
  }
  const beat = setInterval(() => {
    const now = new Date();
    tried(() => utimesSync(join(lock, self), now, now));
  }, BEAT_MS);
  const letGo = () => release(lock, self);
  // A signal ends the process by `process.exit` once the command it runs has ended.
  process.once('exit', letGo);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', letGo);
    letGo();
  }
}
