import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** The visitor's side of a connection, as far as it can be known. */
export interface Peer {
  readonly address: string | undefined;
  readonly secure: boolean;
}

/** Networks in which a TLS terminator of ours may stand; only their `X-Forwarded-*` is read. */
const OWN = new BlockList();
OWN.addSubnet('127.0.0.0', 8);
OWN.addSubnet('10.0.0.0', 8);
OWN.addSubnet('172.16.0.0', 12);
OWN.addSubnet('192.168.0.0', 16);
OWN.addAddress('::1', 'ipv6');
OWN.addSubnet('fc00::', 7, 'ipv6');

const lastOf = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header.at(-1) : header)?.split(',').at(-1)?.trim();

/** Who asks, and whether over https: told by the TLS terminator in front of this server. */
export function peerOf(request: IncomingMessage): Peer {
  const direct = request.socket.remoteAddress ?? '';
  const own = direct !== '' && OWN.check(direct, isIPv6(direct) ? 'ipv6' : 'ipv4');
  if (!own) return { address: direct, secure: false };
  return {
    address: lastOf(request.headers['x-forwarded-for']) ?? direct,
    secure: lastOf(request.headers['x-forwarded-proto'])?.toLowerCase() === 'https',
  };
}

const HOST = /^(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::[0-9]{1,5})?$/i;

/** Whether the request names at most one host, and that in a form that can be one. */
export function hasSoundHost(request: IncomingMessage): boolean {
  const hosts = request.headersDistinct.host ?? [];
  if (hosts.length === 0) return request.httpVersion === '1.0';
  return hosts.length === 1 && HOST.test(hosts[0] ?? '');
}
