import { type DestinationStream, type Logger, pino } from 'pino';

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
