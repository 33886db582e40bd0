import { readFileSync } from 'node:fs';
import { createServer } from './app.ts';
import { readConfig } from './config.ts';
import { createLogger } from './log.ts';
import { LogStream } from './log-stream.ts';
import { Maintenance } from './maintenance.ts';
import { Site } from './site.ts';
import { StartError } from './start-error.ts';
import { Connections, stopGracefully } from './stop.ts';

function ownVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function listenFault(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is taken: stop the other program or set PORT.`,
    EACCES: `No permission to listen on port ${port} of ${host}: set PORT to one above 1023.`,
    EADDRNOTAVAIL: `The address ${host} does not belong to this machine: set HOST.`,
    ENOTFOUND: `The host name ${host} is not known: set HOST to an address of this machine.`,
  };
  const reason = reasons[error.code ?? ''];
  return reason ? new StartError(reason) : error;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const site = await Site.open({
    root: config.ROOT,
    version: ownVersion(),
    reportUrl: config.REPORT_URL,
  });
  const stream = new LogStream();
  const log = createLogger(config.LOG_LEVEL, stream);
  const maintenance = new Maintenance(config.MAINTENANCE_FILE);
  const server = createServer({ config, site, maintenance, log });
  const connections = new Connections(server.app.server);
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    site.close();
    log.info({ signal }, 'stopping');
    const clean = await stopGracefully(server, connections, config.STOP_TIMEOUT_MS);
    log.info({ clean }, 'stopped');
    stream.flush();
    process.exit(clean ? 0 : 1);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
  process.on('SIGHUP', () => void site.reload(log));
  process.on('SIGUSR2', () => {
    log.warn({ on: maintenance.toggle() }, 'maintenance switch turned');
  });

  await server.app.listen({ host: config.HOST, port: config.PORT }).catch((error) => {
    throw listenFault(error, config.HOST, config.PORT);
  });
  site.watch(config.RELOAD_INTERVAL_MS, log);
  const build = site.index.contract.build.buildId;
  log.info({ address: server.app.server.address(), build }, 'listening');
}

start().catch((error: unknown) => {
  const sentence = error instanceof StartError ? error.message : error;
  console.error(sentence);
  process.exit(1);
});
