import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { startProgram } from '#tests/program.ts';
import { readBuild } from '../contract/build-info.ts';
import { contractOf } from '../contract/headers.ts';
import { nginxConf } from '../hosts/nginx.ts';
import { writeUpload } from '../hosts/upload.ts';
import { send } from './client.ts';

/** A tested host, by its name in docs/operating.md. */
export type Host = 'Small server' | 'nginx' | 'Static host';

/** A running host of the site, on a free port of the loopback address. */
export interface RunningHost {
  readonly name: Host;
  readonly port: number;
  readonly process: ChildProcess;
  /** Its log output so far. */
  readonly log: () => string;
  /** Creating this file starts maintenance. */
  readonly maintenanceFile: string;
  /** Switches to another build as an operator does on this host. */
  deploy(root: string): void;
  /** Sends SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** The project's root, the working directory of the servers. */
export const PROJECT = new URL('../../', import.meta.url).pathname;
/** The static host's runtime is slow and only tested in nightly runs. */
export const HOSTS: readonly Host[] = process.env.NIGHTLY
  ? ['Small server', 'nginx', 'Static host']
  : ['Small server', 'nginx'];

/** A port of the loopback address that was free when checked. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts a program and waits until it answers on `port`. */
async function launch(
  host: Pick<RunningHost, 'name' | 'port' | 'maintenanceFile'> & Partial<RunningHost>,
  command: readonly [string, ...string[]],
  options: object,
  deploy: (child: ChildProcess, root: string) => void,
): Promise<RunningHost> {
  const { child, output, stop } = startProgram(command, options);
  while (!(await send(host.port, '/healthz').catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${output()}`);
  }
  return {
    log: output,
    ...host,
    process: child,
    deploy: (root) => deploy(child, root),
    stop,
  };
}

/** Starts the Node server with the build in `root`. */
export async function startNode(
  root: string,
  env: Record<string, string> = {},
): Promise<RunningHost> {
  const port = await freePort();
  const maintenanceFile = `${root}.maintenance`;
  const { PATH } = process.env;
  const settings = { PATH, PORT: String(port), ROOT: root, MAINTENANCE_FILE: maintenanceFile };
  return launch(
    { name: 'Small server', port, maintenanceFile },
    [process.execPath, 'hosting/server/serve.ts'],
    { cwd: PROJECT, env: { ...settings, ...env } },
    // The symbolic link in ROOT is changed by the caller; the signal makes the server check it now.
    (child) => child.kill('SIGHUP'),
  );
}

/** When tests run as root, nginx runs as an unprivileged user, as it does in its container. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * Starts nginx with the configuration generated for the build in `root`; `folder` is for its files.
 */
async function startNginx(root: string, folder: string): Promise<RunningHost> {
  const port = await freePort();
  const maintenanceFile = `${root}.maintenance`;
  const own = (name: string): string => join(folder, 'nginx', name);
  mkdirSync(own('temp'), { recursive: true });
  if (NOBODY.uid)
    for (const path of [own('.'), own('temp')]) chownSync(path, NOBODY.uid, NOBODY.gid);
  const configure = (build: string): void => {
    const files = { pidFile: own('pid'), accessLog: own('log'), errorLog: own('errors') };
    const listen = `127.0.0.1:${port}`;
    const place = { root: build, listen, maintenanceFile, tempFolder: own('temp'), ...files };
    writeFileSync(own('conf'), nginxConf(contractOf(readBuild(build)), place));
  };
  configure(root);
  return launch(
    {
      name: 'nginx',
      port,
      maintenanceFile,
      log: () => readFileSync(own('log'), 'utf8') + readFileSync(own('errors'), 'utf8'),
    },
    ['nginx', '-e', own('errors'), '-c', own('conf'), '-g', 'daemon off;'],
    // Debian's folder of nginx is not among a user's programs.
    { ...NOBODY, env: { PATH: `${process.env.PATH}:/usr/sbin` } },
    (child, build) => {
      configure(build);
      child.kill('SIGHUP');
    },
  );
}

/** Stops the static host's runtime from using the network, sending reports and asking questions. */
const QUIET = {
  ...{ CI: '1', WRANGLER_SEND_METRICS: 'false', WRANGLER_SEND_ERROR_REPORTS: 'false' },
  ...{ WRANGLER_HIDE_BANNER: 'true', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
};

/**
 * Starts the static host's own runtime with the files that are uploaded for the build in `root`.
 */
async function startPages(root: string, folder: string): Promise<RunningHost> {
  const port = await freePort();
  writeUpload(root, join(folder, 'upload'), {});
  const wrangler = join(PROJECT, 'node_modules/wrangler/bin/wrangler.js');
  const at = ['--ip', '127.0.0.1', '--port', String(port), '--compatibility-date', '2026-11-01'];
  return launch(
    { name: 'Static host', port, maintenanceFile: join(folder, 'no-switch') },
    [process.execPath, wrangler, 'pages', 'dev', 'upload', ...at],
    { cwd: folder, env: { PATH: process.env.PATH, HOME: folder, ...QUIET } },
    () => undefined,
  );
}

/** Starts a host with the build in `root`; `folder` is for its other files. */
export function start(host: Host, root: string, folder: string): Promise<RunningHost> {
  if (host === 'Static host') return startPages(root, folder);
  return host === 'Small server' ? startNode(root) : startNginx(root, folder);
}

/** A file larger than any socket buffer, so that a download stays in progress. */
export const LARGE = { path: '/legal/large.pdf', bytes: Buffer.alloc(24 * 1_048_576, 'large ') };
