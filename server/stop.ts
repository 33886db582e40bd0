import { Server as NetServer, type Socket } from 'node:net';
import type { StaticServer } from './app.ts';

/** How long a connection on which nothing happens is kept during a stop, in milliseconds. */
const IDLE_GRACE_MS = 2_000;

/**
 * Follows the server's connections so that a stop can tell when the last one is gone.
 */
export class Connections {
  readonly #open = new Set<Socket>();
  #emptied: (() => void) | undefined;

  constructor(server: NetServer) {
    server.on('connection', (socket: Socket) => {
      this.#open.add(socket);
      socket.once('close', () => {
        this.#open.delete(socket);
        if (this.#open.size === 0) this.#emptied?.();
      });
    });
  }

  /** Resolves once no connection is open. */
  empty(): Promise<void> {
    return new Promise((resolve) => {
      this.#emptied = resolve;
      if (this.#open.size === 0) resolve();
    });
  }
}

/**
 * Stops the server without losing what it accepted: new connections are refused, every further
 * answer closes its connection, idle connections get a short time to be used once more (their
 * next request may already be on the way), and after `timeout` milliseconds the rest is cut.
 * Resolves to whether everything ended by itself.
 */
export async function stopGracefully(
  server: StaticServer,
  connections: Connections,
  timeout: number,
): Promise<boolean> {
  const http = server.app.server;
  server.leave();
  // The plain TCP close: the HTTP one would also cut idle connections at once.
  NetServer.prototype.close.call(http);
  const idle = setInterval(() => http.closeIdleConnections(), IDLE_GRACE_MS);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const cut = setTimeout(() => resolve(false), timeout);
  void connections.empty().then(() => resolve(true));
  const ended = await promise;
  clearInterval(idle);
  clearTimeout(cut);
  http.closeAllConnections();
  await server.app.close();
  return ended;
}
