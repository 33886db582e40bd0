import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { loadContract } from '../../contract/contract.ts';
import { nginxConf } from '../../src/build/hosts/nginx.ts';
import { writeUpload } from '../../src/build/hosts/upload.ts';
import { ask } from './client.ts';

/** A server of the site, running on a free port of loopback. */
export interface Running {
  readonly name: 'node' | 'nginx' | 'pages';
  readonly port: number;
  readonly process: ChildProcess;
  /** Lines of its log so far, when it writes them to a pipe. */
  readonly lines: string[];
  /** Creating this file turns maintenance on. */
  readonly maintenanceFile: string;
  /** Goes over to another build the way an operator does it on this host. */
  deploy(root: string): void;
  /** Asks it to stop; resolves to its exit code once it has ended. */
  stop(): Promise<number | null>;
}

/** The project's own folder, in which servers are started. */
export const PROJECT = new URL('../../', import.meta.url).pathname;
const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(existsSync);

/** Whether a real nginx is installed here. */
export const hasNginx = NGINX !== undefined;

/** A port of loopback that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Resolves once something accepts connections on `port`; rejects when `process` ends first. */
async function accepting(port: number, process: ChildProcess): Promise<void> {
  while (process.exitCode === null) {
    if (await ask(port, '/healthz').catch(() => undefined)) return;
  }
  throw new Error(`the server ended with ${process.exitCode}`);
}

async function end(process: ChildProcess): Promise<number | null> {
  if (process.exitCode !== null || process.signalCode !== null) return process.exitCode;
  const gone = once(process, 'exit');
  process.kill('SIGTERM');
  const [code] = await gone;
  return code;
}

/** Starts `node server/main.ts` over the build in `root` and waits until it listens. */
export async function startNode(
  root: string,
  options: {
    readonly env?: Readonly<Record<string, string>>;
    /** Where its log goes, when it is not to be read here. */
    readonly stdout?: number;
    /** What starts the server, when it is not Node itself; the server's command is appended. */
    readonly wrapper?: readonly string[];
    readonly nodeOptions?: readonly string[];
  } = {},
): Promise<Running> {
  const port = await freePort();
  const maintenanceFile = `${root}.maintenance`;
  const { wrapper = [], nodeOptions = [] } = options;
  const [command = '', ...rest] = [...wrapper, process.execPath, ...nodeOptions, 'server/main.ts'];
  const child = spawn(command, rest, {
    cwd: PROJECT,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      ROOT: root,
      MAINTENANCE_FILE: maintenanceFile,
      ...options.env,
    },
    stdio: ['ignore', options.stdout ?? 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  if (child.stdout) {
    const log = createInterface(child.stdout).on('line', (line) => lines.push(line));
    if (!options.env?.LOG_LEVEL) await Promise.race([once(log, 'line'), once(log, 'close')]);
  }
  await accepting(port, child);
  return {
    name: 'node',
    port,
    process: child,
    lines,
    maintenanceFile,
    // The operator moves the link that ROOT names; the server is only told to look now.
    deploy: () => child.kill('SIGHUP'),
    stop: () => end(child),
  };
}

/** Starts nginx with the configuration generated for the build in `root`; `folder` is its own. */
export async function startNginx(root: string, folder: string): Promise<Running> {
  if (NGINX === undefined) throw new Error('nginx is not installed');
  const port = await freePort();
  const maintenanceFile = `${root}.maintenance`;
  mkdirSync(join(folder, 'temp'), { recursive: true });
  const file = join(folder, 'nginx.conf');
  const configure = (build: string): void => {
    const place = {
      root: build,
      listen: `127.0.0.1:${port}`,
      maintenanceFile,
      pidFile: join(folder, 'nginx.pid'),
      accessLog: join(folder, 'access.log'),
      errorLog: join(folder, 'error.log'),
      tempFolder: join(folder, 'temp'),
    };
    writeFileSync(file, nginxConf(loadContract(build), place));
  };
  configure(root);
  const child = spawn(NGINX, ['-e', join(folder, 'error.log'), '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await accepting(port, child);
  return {
    name: 'nginx',
    port,
    process: child,
    lines: [],
    maintenanceFile,
    deploy: (build) => {
      configure(build);
      child.kill('SIGHUP');
    },
    stop: () => end(child),
  };
}

const WRANGLER = join(PROJECT, 'node_modules/wrangler/bin/wrangler.js');
/** Its runtime on this machine: it asks nobody, tells nobody, and writes beside the build only. */
const QUIET = {
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};

/** Starts the static host's own runtime over what is uploaded there of the build in `root`. */
export async function startPages(root: string, folder: string): Promise<Running> {
  const port = await freePort();
  writeUpload(root, join(folder, 'upload'), {});
  const options = [
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--compatibility-date',
    '2026-11-01',
  ];
  const child = spawn(process.execPath, [WRANGLER, 'pages', 'dev', 'upload', ...options], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, ...QUIET },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Much of what it says is of its own making; it matters when it does not start.
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text.toString();
    });
  }
  await accepting(port, child).catch(({ message }: Error) => {
    throw new Error(`${message}: ${said}`);
  });
  return {
    name: 'pages',
    port,
    process: child,
    lines: [],
    maintenanceFile: '',
    deploy: () => undefined,
    stop: () => end(child),
  };
}

/** Starts the server of that name; `env` is for the one that has settings. */
export function start(
  host: Running['name'],
  root: string,
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  if (host === 'pages') return startPages(root, folder);
  return host === 'node' ? startNode(root, { env }) : startNginx(root, folder);
}
