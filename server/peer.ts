import type { IncomingMessage } from 'node:http';
import type { Networks } from './address.ts';

/** The visitor's side of a connection, as far as it can be known. */
export interface Peer {
  readonly address: string | undefined;
  readonly secure: boolean;
}

const listed = (header: string | string[] | undefined): string[] =>
  [header ?? []].flat().flatMap((line) => line.split(',').map((item) => item.trim()));

/**
 * Who asks, and whether over https: told by the TLS terminators in front of this server. Each adds
 * the address that it was asked from, so that the last one which is no proxy of ours is the
 * visitor's; what stands before it anybody could have written.
 */
export function peerOf(request: IncomingMessage, isProxy: Networks): Peer {
  const direct = request.socket.remoteAddress;
  if (!isProxy(direct)) return { address: direct, secure: false };
  const forwarded = listed(request.headers['x-forwarded-for']).filter((item) => item !== '');
  const protocol = listed(request.headers['x-forwarded-proto']).at(-1);
  return {
    address: forwarded.findLast((address) => !isProxy(address)) ?? forwarded[0] ?? direct,
    secure: protocol?.toLowerCase() === 'https',
  };
}

const HOST = /^(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::[0-9]{1,5})?$/i;

/** Whether the request names at most one host, and that in a form that can be one. */
export function hasSoundHost(request: IncomingMessage): boolean {
  const hosts = request.headersDistinct.host ?? [];
  if (hosts.length === 0) return request.httpVersion === '1.0';
  return hosts.length === 1 && HOST.test(hosts[0] ?? '');
}
