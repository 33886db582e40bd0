import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { z } from 'zod';
import { BUILD_FILE, openBuild } from '../contract/build-info.ts';
import { contractOf } from '../contract/headers.ts';
import { RULES } from '../contract/rules.ts';
import { listenFault, SETTING_CHECKS } from '../contract/setting-values.mjs';
import { checked, HEADER_SETTINGS, readSettings, StartError } from '../contract/settings.ts';
import { createApp, type Site } from './app.ts';

const path = z.string().transform((text) => resolve(text));
const schema = z.object({
  ...HEADER_SETTINGS,
  HOST: checked(SETTING_CHECKS.HOST).default('127.0.0.1'),
  PORT: checked(SETTING_CHECKS.PORT).transform(Number).default(4321),
  ROOT: path.default(resolve('dist')),
  MAINTENANCE_FILE: path.optional(),
  LOG_LEVEL: z.enum(['error', 'warn', 'info', 'silent']).default('info'),
});

/** A text that differs for each build in `root`; undefined while none is complete. */
function buildSignature(root: string): string | undefined {
  try {
    return realpathSync(root) + readFileSync(join(root, BUILD_FILE), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Serves the build in `ROOT` until a signal stops the process. Resolves to the server's URL once it
 * listens; throws `StartError` if it cannot start.
 */
export async function serve(environment = process.env): Promise<string> {
  const config = readSettings(schema, environment);
  const { HOST, PORT, ROOT, MAINTENANCE_FILE, LOG_LEVEL } = config;
  const open = (): Site => ({
    ...contractOf(openBuild(ROOT), config),
    folder: realpathSync(ROOT),
  });
  let seen = buildSignature(ROOT);
  let site = open();
  const log = pino({ level: LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  // Checked on each request, so that creating or removing the file takes effect at once.
  const maintenance = () => MAINTENANCE_FILE !== undefined && existsSync(MAINTENANCE_FILE);
  const app = createApp(() => site, maintenance, log);
  /** Switches to a new build, if there is one; a build that cannot be used is reported once. */
  const reload = (): void => {
    const found = buildSignature(ROOT);
    if (found === undefined || found === seen) return;
    seen = found;
    try {
      site = open();
      log.info({ build: site.build.buildId }, 'new build is being served');
    } catch (error) {
      log.warn({ reason: String(error) }, 'new build refused, still serving the old one');
    }
  };
  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), RULES.limits.stopTimeoutMs).unref();
    await app.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop).once('SIGINT', stop).on('SIGHUP', reload);
  setInterval(reload, 2_000).unref();

  await app.listen({ host: HOST, port: PORT }).catch((error) => {
    throw new StartError(listenFault(error.code, HOST, PORT) ?? error.message);
  });
  log.info({ address: app.addresses()[0], build: site.build.buildId }, 'listening');
  // If it listens on all addresses, return the loopback address.
  return app.listeningOrigin.replace('//0.0.0.0', '//127.0.0.1').replace('//[::]', '//[::1]');
}

if (import.meta.main)
  await serve().catch((error) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  });
