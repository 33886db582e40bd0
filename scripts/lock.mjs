import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

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
 * Installs or builds unless another process does so in this checkout; then it throws. The lock is a
 * listening socket, which the system closes however its process ends.
 * @template T @param {string} root @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function withLock(root, work) {
  const name = `website-${createHash('sha256').update(resolve(root)).digest('hex').slice(0, 16)}`;
  // On Linux and Windows such a name needs no file.
  const unfiled = { linux: `\0${name}`, win32: `\\\\.\\pipe\\${name}` }[String(process.platform)];
  const path = unfiled ?? join(tmpdir(), name);
  if (!unfiled && (await isLeft(path))) rmSync(path);
  const server = createServer().listen(path);
  await once(server, 'listening').catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(
      'Another start or build is running in this checkout: wait until it has finished and start again.',
    );
  });
  try {
    return await work();
  } finally {
    server.close();
  }
}
