import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const RETRY_MS = 100;

/**
 * Whether the file of a socket was left behind by a process that was killed.
 * @param {string} path @returns {Promise<boolean>}
 */
const isLeft = (path) =>
  new Promise((settle) => {
    const socket = connect(path, () => settle(!socket.destroy()));
    socket.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) =>
      settle(code === 'ECONNREFUSED'),
    );
  });

/**
 * A server that listens on a socket; undefined if another process does.
 * @param {string} path @returns {Promise<import('node:net').Server | undefined>}
 */
const listening = (path) =>
  new Promise((settle, reject) => {
    const server = createServer().listen(path, () => settle(server));
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? settle(undefined) : reject(error),
    );
  });

/**
 * Installs or builds while no other process does so in this checkout; waits for it, with a message.
 * The lock is a listening socket, which the system closes however its process ends.
 * @template T @param {string} root @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function withLock(root, work) {
  const name = `website-${createHash('sha256').update(resolve(root)).digest('hex').slice(0, 16)}`;
  // On Linux and Windows such a name needs no file.
  const unfiled = { linux: `\0${name}`, win32: `\\\\.\\pipe\\${name}` }[String(process.platform)];
  const path = unfiled ?? join(tmpdir(), name);
  let server = await listening(path);
  if (!server) process.stdout.write('Another start or build is running here; waiting for it …\n');
  while (!server) {
    await setTimeout(RETRY_MS);
    if (!unfiled && (await isLeft(path))) rmSync(path);
    server = await listening(path);
  }
  try {
    return await work();
  } finally {
    server.close();
  }
}
