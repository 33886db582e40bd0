import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** An address as eight groups of sixteen bits; an IPv4 one as it is written in IPv6. */
function groupsOf(address: string): number[] | undefined {
  const mapped = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  const tail = mapped?.[2] ?? (isIPv4(address) ? address : undefined);
  const bytes = tail?.split('.').map(Number) ?? [];
  const last = [0, 2].map((at) => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0));
  if (isIPv4(address)) return [0, 0, 0, 0, 0, 0xffff, ...last];
  if (!isIPv6(address)) return undefined;
  const text = mapped
    ? `${mapped[1]}${last.map((group) => group.toString(16)).join(':')}`
    : address;
  const [head = '', end] = text.replace(/%.*$/, '').split('::');
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [before, after] = [read(head), read(end ?? '')];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** The IPv4 address behind one written in IPv6, where it is one. */
function asIPv4(groups: readonly number[]): string | undefined {
  if (groups.slice(0, 5).some(Boolean) || groups[5] !== 0xffff) return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

/** The first bits of an IPv6 address, as its network. */
const prefix = (groups: readonly number[], bits: number): string => {
  const kept = groups.map((group, at) => {
    const here = Math.min(16, Math.max(0, bits - at * 16));
    return group & ~(0xffff >> here) & 0xffff;
  });
  return `${kept
    .slice(0, Math.ceil(bits / 16))
    .map((group) => group.toString(16))
    .join(':')}::`;
};

/** The network of an address: the first 24 bits (IPv4) or 48 bits (IPv6), never the host. */
export function networkOf(address: string | undefined): string {
  const groups = groupsOf(address ?? '');
  if (!groups) return '-';
  return asIPv4(groups)?.replace(/\.\d+$/, '.0') ?? prefix(groups, 48);
}

/** Bits of an IPv6 address that a single customer is given (RFC 6177): behind them all are one. */
const CUSTOMER_BITS = 56;

/** What counts as one client: an IPv4 address, or the network that one IPv6 customer has. */
export function clientOf(address: string | undefined): string | undefined {
  const groups = groupsOf(address ?? '');
  return groups && (asIPv4(groups) ?? prefix(groups, CUSTOMER_BITS));
}

/** A set of networks: `10.0.0.0/8`, `fc00::/7`, `127.0.0.1`. */
export type Networks = (address: string | undefined) => boolean;

/** Reads a list of networks, separated by commas; `none` is empty. Nothing when one cannot be read. */
export function readNetworks(text: string): Networks | undefined {
  const list = new BlockList();
  for (const item of text === 'none' ? [] : text.split(',')) {
    const [address = '', bits, ...more] = item.trim().split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    const most = family === 'ipv4' ? 32 : 128;
    const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    const isSound = more.length === 0 && length >= 0 && length <= most;
    if (!isSound || !(isIPv4(address) || isIPv6(address))) return undefined;
    list.addSubnet(address, length, family);
  }
  return (address) => {
    const groups = groupsOf(address ?? '');
    if (!groups) return false;
    const v4 = asIPv4(groups);
    return v4 ? list.check(v4) : list.check(address ?? '', 'ipv6');
  };
}
