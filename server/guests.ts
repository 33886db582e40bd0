import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { clientOf, type Networks, networkOf } from './address.ts';

/** How often visitors who were refused are told to the log, in milliseconds. */
const TOLD_EVERY_MS = 10_000;

/** Things that each client has some of, and may have so many of. */
class Shares {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes one for a client; answers how it is given back, or nothing when it has its share. */
  take(client: string): (() => void) | undefined {
    const count = this.#counts.get(client) ?? 0;
    if (count >= this.#most) return undefined;
    this.#counts.set(client, count + 1);
    return () => {
      const left = (this.#counts.get(client) ?? 1) - 1;
      if (left > 0) this.#counts.set(client, left);
      else this.#counts.delete(client);
    };
  }
}

/** Most connections and answers under way of one client. */
export interface GuestLimits {
  readonly MAX_CONNECTIONS_PER_ADDRESS: number;
  readonly MAX_REQUESTS_PER_ADDRESS: number;
}

/**
 * Who is here, so that no client can take the place of all others. Connections are counted by the
 * address they come from, but for those of proxies; answers under way by the visitor whom a proxy
 * names. What is refused is counted, and told to the log with the network it came from.
 */
export class Guests {
  readonly #connections: Shares;
  readonly #answers: Shares;
  readonly #isProxy: Networks;
  readonly #log: Logger;
  #refused = new Map<string, number>();
  #telling: NodeJS.Timeout | undefined;

  constructor(limits: GuestLimits, isProxy: Networks, log: Logger) {
    this.#connections = new Shares(limits.MAX_CONNECTIONS_PER_ADDRESS);
    this.#answers = new Shares(limits.MAX_REQUESTS_PER_ADDRESS);
    this.#isProxy = isProxy;
    this.#log = log;
  }

  /** Judges every connection of a server; one too many is closed before anything of it is read. */
  watch(http: Server): void {
    http.prependListener('connection', (socket: Socket) => {
      const { remoteAddress } = socket;
      const client = this.#isProxy(remoteAddress) ? undefined : clientOf(remoteAddress);
      if (client === undefined) return;
      const leave = this.#connections.take(client);
      if (leave) {
        socket.once('close', leave);
        return;
      }
      socket.destroy();
      this.#refuse(remoteAddress);
    });
    // Node closes these by itself: more connections in all than there may be.
    http.on('drop', (data) => this.#refuse(data?.remoteAddress));
  }

  /** Counts an answer in until it has left; answers whether its client has more than its share. */
  isCrowding(address: string | undefined, answer: ServerResponse): boolean {
    const client = this.#isProxy(address) ? undefined : clientOf(address);
    if (client === undefined) return false;
    const leave = this.#answers.take(client);
    if (leave) answer.once('close', leave);
    return leave === undefined;
  }

  #refuse(address: string | undefined): void {
    const network = networkOf(address);
    this.#refused.set(network, (this.#refused.get(network) ?? 0) + 1);
    this.#telling ??= setTimeout(() => this.tell(), TOLD_EVERY_MS).unref();
  }

  /** Tells the log what was refused since the last time, if anything was. */
  tell(): void {
    clearTimeout(this.#telling);
    this.#telling = undefined;
    for (const [network, connections] of this.#refused) {
      this.#log.warn({ network, connections }, 'connections refused');
    }
    this.#refused = new Map();
  }
}
