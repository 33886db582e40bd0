import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { RULES } from '../contract/rules.ts';
import { HEADER_SETTINGS, readSettings } from '../contract/settings.ts';

const { limits } = RULES;
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const timeout = (usual: number) => whole(100, 600_000).default(usual);
const count = (usual: number) => whole(1, 1_000_000).default(usual);
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const schema = z.object({
  ...HEADER_SETTINGS,
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(4321),
  ROOT: z
    .string()
    .default('dist')
    .transform((path) => resolve(path)),
  MAINTENANCE_FILE: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  LOG_LEVEL: z.enum(LEVELS).default('info'),
  MEMORY_MB: whole(0, 16_384).default(48),
  MAX_REQUESTS: count(limits.requests),
  MAX_CONNECTIONS: count(limits.connections),
  HEADERS_TIMEOUT_MS: timeout(limits.headersTimeoutMs),
  REQUEST_TIMEOUT_MS: timeout(limits.requestTimeoutMs),
  IDLE_TIMEOUT_MS: timeout(limits.idleTimeoutMs),
  KEEP_ALIVE_TIMEOUT_MS: timeout(limits.keepAliveTimeoutMs),
  STOP_TIMEOUT_MS: timeout(limits.stopTimeoutMs),
  RELOAD_INTERVAL_MS: whole(50, 600_000).default(2_000),
});

/** The server's settings, all from environment variables, all with a default. */
export type ServerConfig = z.output<typeof schema>;

/** Reads the settings. Throws `StartError` naming the variable, its value and what was expected. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): ServerConfig {
  return readSettings(schema, environment);
}

/** The address at which this machine reaches a server that listens on `host` and `port`. */
export function addressOf(host: string, port: number): string {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${isIPv6(reached) ? `[${reached}]` : reached}:${port}`;
}
