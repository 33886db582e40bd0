import { resolve } from 'node:path';
import { z } from 'zod';
import { RULES } from './contract.ts';
import { StartError } from './start-error.ts';

const { limits } = RULES;
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const schema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole(0, 65_535).default(4321),
  ROOT: z.string().min(1).default('dist'),
  MAINTENANCE_FILE: z.string().min(1).optional(),
  REPORT_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(LEVELS).default('info'),
  MAX_REQUESTS: whole(1, 1_000_000).default(limits.requests),
  MAX_CONNECTIONS: whole(1, 1_000_000).default(limits.connections),
  HEADERS_TIMEOUT_MS: whole(100, 600_000).default(limits.headersTimeoutMs),
  REQUEST_TIMEOUT_MS: whole(100, 600_000).default(limits.requestTimeoutMs),
  IDLE_TIMEOUT_MS: whole(100, 600_000).default(limits.idleTimeoutMs),
  KEEP_ALIVE_TIMEOUT_MS: whole(100, 600_000).default(limits.keepAliveTimeoutMs),
  STOP_TIMEOUT_MS: whole(100, 600_000).default(limits.stopTimeoutMs),
  RELOAD_INTERVAL_MS: whole(50, 600_000).default(2_000),
});

/** The server's settings, all from environment variables, all with a default. */
export type ServerConfig = z.output<typeof schema>;

/** Reads the settings. Throws `StartError` naming the variable, its value and what was expected. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): ServerConfig {
  const given = Object.keys(schema.shape).map((name) => [name, environment[name] || undefined]);
  const result = schema.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = String(issue?.path[0]);
    throw new StartError(
      `${name} is set to ${JSON.stringify(environment[name])}: ${issue?.message}.`,
    );
  }
  const { data } = result;
  return {
    ...data,
    ROOT: resolve(data.ROOT),
    ...(data.MAINTENANCE_FILE ? { MAINTENANCE_FILE: resolve(data.MAINTENANCE_FILE) } : {}),
  };
}
