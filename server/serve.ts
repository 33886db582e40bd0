import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { listenFault } from '../contract/setting-values.mjs';
import { StartError } from '../contract/settings.ts';
import { createServer } from './app.ts';
import { addressOf, readConfig } from './config.ts';
import { createLogger } from './log.ts';
import { LogStream } from './log-stream.ts';
import { Site } from './site.ts';

async function start(environment: NodeJS.ProcessEnv): Promise<string> {
  const config = readConfig(environment);
  const { HOST, PORT, MAINTENANCE_FILE } = config;
  const site = await Site.open(config.ROOT, config);
  const stream = new LogStream();
  const log = createLogger(config.LOG_LEVEL, stream);
  let switched = false;
  // Looked up for each request, so that creating or removing the file works at once.
  const maintenance = (): boolean =>
    switched || (MAINTENANCE_FILE !== undefined && existsSync(MAINTENANCE_FILE));
  const server = createServer({ config, site, maintenance, log });
  let stopping = false;
  let looking: NodeJS.Timeout | undefined;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    clearInterval(looking);
    log.info({ signal }, 'stopping');
    const clean = await server.stop(config.STOP_TIMEOUT_MS);
    log.info({ clean }, 'stopped');
    stream.flush();
    process.exit(clean ? 0 : 1);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
  process.on('SIGHUP', () => void site.reload(log));
  // Node would open its inspector.
  process.on('SIGUSR1', () => undefined);
  process.on('SIGUSR2', () => {
    switched = !switched;
    log.warn({ on: switched }, 'maintenance switch turned');
  });

  await once(server.http.listen(PORT, HOST), 'listening').catch((error) => {
    const reason = listenFault(error.code, HOST, PORT);
    throw reason ? new StartError(reason) : error;
  });
  looking = setInterval(() => void site.reload(log), config.RELOAD_INTERVAL_MS);
  const address = server.http.address() as AddressInfo;
  const { buildId, day } = site.index.contract.build;
  log.info({ address, build: buildId, day }, 'listening');
  return addressOf(address.address, address.port);
}

/**
 * Serves the build that the settings name until a signal stops this process. Resolves to the
 * address once the server listens; ends the process with one sentence when it cannot.
 */
export async function serve(environment = process.env): Promise<string> {
  try {
    return await start(environment);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
