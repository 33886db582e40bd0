import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { RULES } from '../contract/rules.ts';
import { SETTING_CHECKS } from '../contract/setting-values.mjs';
import { checked, digits, HEADER_SETTINGS, readSettings } from '../contract/settings.ts';
import { readNetworks } from './address.ts';

const { limits } = RULES;
const timeout = (usual: number) => digits(100, 600_000).default(usual);
const count = (usual: number) => digits(1, 1_000_000).default(usual);
/** Loopback and private networks. */
const OWN_NETWORKS = '127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,::1,fc00::/7';
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const schema = z.object({
  ...HEADER_SETTINGS,
  HOST: checked(SETTING_CHECKS.HOST).default('127.0.0.1'),
  PORT: checked(SETTING_CHECKS.PORT).transform(Number).default(4321),
  ROOT: z
    .string()
    .default('dist')
    .transform((path) => resolve(path)),
  MAINTENANCE_FILE: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  LOG_LEVEL: z.enum(LEVELS, { error: `expected one of ${LEVELS.join(', ')}` }).default('info'),
  MEMORY_MB: digits(0, 16_384).default(48),
  MAX_REQUESTS: count(limits.requests),
  MAX_CONNECTIONS: count(limits.connections),
  MAX_REQUESTS_PER_ADDRESS: count(limits.requestsPerAddress),
  MAX_CONNECTIONS_PER_ADDRESS: count(limits.connectionsPerAddress),
  /** Where TLS terminators of ours stand; only their `X-Forwarded-*` is read. */
  PROXIES: z
    .string()
    .default(OWN_NETWORKS)
    .transform((text, context) => {
      const networks = readNetworks(text);
      if (networks) return networks;
      context.addIssue({
        code: 'custom',
        message: 'expected addresses and networks such as 127.0.0.1, 10.0.0.0/8, or none',
      });
      return z.NEVER;
    }),
  HEADERS_TIMEOUT_MS: timeout(limits.headersTimeoutMs),
  REQUEST_TIMEOUT_MS: timeout(limits.requestTimeoutMs),
  IDLE_TIMEOUT_MS: timeout(limits.idleTimeoutMs),
  KEEP_ALIVE_TIMEOUT_MS: timeout(limits.keepAliveTimeoutMs),
  STOP_TIMEOUT_MS: timeout(limits.stopTimeoutMs),
  RELOAD_INTERVAL_MS: digits(50, 600_000).default(2_000),
});

/** The server's settings, all from environment variables, all with a default. */
export type ServerConfig = z.output<typeof schema>;

/** Reads the settings. Throws `StartError` naming the variable, its value and what was expected. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): ServerConfig {
  return readSettings(schema, environment);
}

/** What stands for every address of the machine, and the one at which it reaches itself. */
const EVERYWHERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The address at which this machine reaches a server that listens on `host` and `port`. */
export function addressOf(host: string, port: number): string {
  const reached = EVERYWHERE[host] ?? host;
  return `http://${isIPv6(reached) ? `[${reached}]` : reached}:${port}`;
}
