import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * A server that listens there; rejects with the system's error if it cannot.
 * @param {import('node:net').ListenOptions} place
 */
export async function listen(place) {
  const server = createServer().listen(place);
  await once(server, 'listening');
  return server;
}

/**
 * Installs or builds while no other process does so in this checkout; waits for it, with a message.
 * The lock is a listening socket, which the system closes however its process ends.
 * @template T @param {string} root @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function withLock(root, work) {
  const name = `website-${createHash('sha256').update(resolve(root)).digest('hex').slice(0, 16)}`;
  // On Linux and Windows such a name needs no file; elsewhere a killed process leaves its file.
  const unfiled = { linux: `\0${name}`, win32: `\\\\.\\pipe\\${name}` }[String(process.platform)];
  const path = unfiled ?? join(tmpdir(), name);
  const lock = () =>
    listen({ path }).catch((error) => {
      if (error.code !== 'EADDRINUSE') throw error;
    });
  let server = await lock();
  if (!server) process.stdout.write('Another start or build is running here; waiting for it …\n');
  while (!server) {
    await setTimeout(100);
    if (!unfiled) {
      const other = connect(path);
      const remove = () => rmSync(path, { force: true });
      await once(other, 'connect').then(() => other.destroy(), remove);
    }
    server = await lock();
  }
  return work().finally(() => server.close());
}
