import { isIPv4, isIPv6 } from 'node:net';
import { type DestinationStream, type Logger, pino } from 'pino';

/** The network of an address: the first 24 bits (IPv4) or 48 bits (IPv6), never the host. */
export function networkOf(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0');
  if (!isIPv6(plain)) return '-';
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? 0 : tail.split(':').length;
    while (groups.length + after < 8) groups.push('0');
  }
  return `${groups.slice(0, 3).join(':')}::`;
}

/** The path of a target for the log: no query, no segment that looks like an address or a key. */
export function loggedPath(url: string): string {
  return url
    .replace(/[?#].*$/s, '')
    .slice(0, 256)
    .split('/')
    .map((segment) => (/@|%40|[^-_.]{40}/i.test(segment) ? '…' : segment))
    .join('/');
}

/** The server's logger. */
export function createLogger(level: string, stream: DestinationStream): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream);
}
