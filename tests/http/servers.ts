import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { loadContract } from '../../server/contract.ts';
import { nginxConf } from '../../src/build/hosts/nginx.ts';
import { VERSION } from './fixture.ts';

/** A server of the site, running on a free port of loopback. */
export interface Running {
  readonly name: 'node' | 'nginx';
  readonly port: number;
  readonly process: ChildProcess;
  /** Lines of its log so far, when it writes them to a pipe. */
  readonly lines: string[];
  /** Creating this file turns maintenance on. */
  readonly maintenanceFile: string;
  /** Goes over to another build the way an operator does it on this host. */
  deploy(root: string): void;
  stop(): Promise<void>;
}

const PROJECT = new URL('../../', import.meta.url).pathname;
const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(existsSync);

/** Whether a real nginx is installed here. */
export const hasNginx = NGINX !== undefined;

/** A port of loopback that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Resolves once something accepts connections on `port`; rejects when `process` ends first. */
async function accepting(port: number, process: ChildProcess): Promise<void> {
  while (process.exitCode === null) {
    const open = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    await open?.arrayBuffer();
    if (open) return;
  }
  throw new Error(`the server ended with ${process.exitCode}`);
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const gone = once(process, 'exit');
  process.kill('SIGTERM');
  await gone;
}

/** Starts `node server/main.ts` over the build in `root` and waits until it listens. */
export async function startNode(
  root: string,
  options: {
    readonly env?: Readonly<Record<string, string>>;
    readonly stdout?: 'pipe' | number;
    /** What starts the server, when it is not Node itself; the server's command is appended. */
    readonly wrapper?: readonly string[];
    readonly nodeOptions?: readonly string[];
    /** For log levels at which the server does not say that it listens. */
    readonly quiet?: boolean;
  } = {},
): Promise<Running> {
  const silent = options.quiet || (options.stdout ?? 'pipe') !== 'pipe';
  const port = silent ? await freePort() : 0;
  const maintenanceFile = `${root}.maintenance`;
  const [command = '', ...rest] = [
    ...(options.wrapper ?? []),
    process.execPath,
    ...(options.nodeOptions ?? []),
    'server/main.ts',
  ];
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
    stdio: ['ignore', options.stdout ?? 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let faults = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    faults += chunk.toString();
  });
  const running = (at: number): Running => ({
    name: 'node',
    port: at,
    process: child,
    lines,
    maintenanceFile,
    // The operator moves the link that ROOT names; the server is only told to look now.
    deploy: () => child.kill('SIGHUP'),
    stop: () => end(child),
  });
  if (silent || child.stdout === null) {
    child.stdout?.resume();
    await accepting(port, child);
    return running(port);
  }
  const reader = createInterface(child.stdout);
  return new Promise((resolve, reject) => {
    reader.on('line', (line) => {
      lines.push(line);
      const entry = JSON.parse(line) as { msg?: string; address?: { port: number } };
      if (entry.msg === 'listening' && entry.address) resolve(running(entry.address.port));
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${faults}`)));
  });
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
    writeFileSync(file, nginxConf(loadContract({ root: build, version: VERSION }), place));
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
