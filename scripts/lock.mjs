import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const RETRY_MS = 50;

/**
 * A server that listens on a socket; undefined if another process does.
 * @param {string} path @param {(socket: import('node:net').Socket) => void} onWaiting
 * @returns {Promise<import('node:net').Server | undefined>}
 */
const listening = (path, onWaiting) =>
  new Promise((settle, reject) => {
    const server = createServer(onWaiting).listen(path, () => settle(server));
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? settle(undefined) : reject(error),
    );
  });

/**
 * Waits until the process that listens on a socket stops; resolves to the error code if there was
 * no connection.
 * @param {string} path @param {(holder: string) => void} onHolder gets the process id
 * @returns {Promise<string | undefined>}
 */
const stopped = (path, onHolder) =>
  new Promise((settle) => {
    const socket = connect(path).setEncoding('utf8').on('data', onHolder);
    socket.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => settle(code));
    socket.once('close', () => settle(undefined));
  });

/**
 * Installs or builds while no other process does so in this checkout; a second one waits, with a
 * message. The lock is a listening socket, which the system closes however its process ends.
 * @template T @param {string} root @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function withLock(root, work) {
  const name = `website-${createHash('sha256').update(resolve(root)).digest('hex').slice(0, 16)}`;
  // On Linux and Windows such a name needs no file.
  const unfiled = { linux: `\0${name}`, win32: `\\\\.\\pipe\\${name}` }[String(process.platform)];
  const path = unfiled ?? join(tmpdir(), name);

  /** @type {Set<import('node:net').Socket>} */
  const waiting = new Set();
  const onWaiting = (/** @type {import('node:net').Socket} */ socket) => {
    waiting.add(socket.on('error', () => undefined));
    socket.write(String(process.pid));
  };
  const onHolder = (/** @type {string} */ holder) =>
    process.stdout.write(`Another start (process ${holder}) is running here; waiting for it …\n`);

  let server = await listening(path, onWaiting);
  for (let refused = 0; !server; server = await listening(path, onWaiting)) {
    const code = await stopped(path, onHolder);
    refused = code === 'ECONNREFUSED' ? refused + 1 : 0;
    // A process that was killed leaves its file behind.
    if (refused > 3 && !unfiled) rmSync(path, { force: true });
    else if (code) await setTimeout(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    server.close();
    for (const socket of waiting) socket.destroy();
  }
}
