import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { loadContract } from '../contract/headers.ts';
import { nginxConf } from '../hosts/nginx.ts';
import { writeUpload } from '../hosts/upload.ts';
import { ask } from './client.ts';

type Host = 'node' | 'nginx' | 'pages';

/** A host of the site, running on a free port of loopback. */
export interface Running {
  readonly name: Host;
  readonly port: number;
  readonly process: ChildProcess;
  /** What it has logged so far. */
  readonly log: () => string;
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

/** The hosts that are tried; the static host's runtime takes longer, and comes every night. */
export const HOSTS: readonly Host[] = process.env.NIGHTLY
  ? ['node', 'nginx', 'pages']
  : ['node', 'nginx'];

/** Whether this machine has what a host needs. */
export const isHere = (host: Host): boolean => host !== 'nginx' || NGINX !== undefined;

/** A port of loopback that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts a program, and waits until it answers on `port`. */
async function launch(
  host: Pick<Running, 'name' | 'port' | 'maintenanceFile'> & Partial<Running>,
  [command, ...args]: readonly [string, ...string[]],
  options: object,
  deploy: (child: ChildProcess, root: string) => void,
): Promise<Running> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      said += text.toString();
    });
  }
  while (!(await ask(host.port, '/healthz').catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${said}`);
  }
  return {
    log: () => said,
    ...host,
    process: child,
    deploy: (root) => deploy(child, root),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      return (await gone)[0];
    },
  };
}

/** Starts the small server over the build in `root`. */
export async function startNode(root: string, env: Record<string, string> = {}): Promise<Running> {
  const port = await freePort();
  const maintenanceFile = `${root}.maintenance`;
  const { PATH } = process.env;
  const settings = { PATH, PORT: String(port), ROOT: root, MAINTENANCE_FILE: maintenanceFile };
  return launch(
    { name: 'node', port, maintenanceFile },
    [process.execPath, 'hosting/server/serve.ts'],
    { cwd: PROJECT, env: { ...settings, ...env } },
    // The operator moves the link that ROOT names; the server is only told to look now.
    (child) => child.kill('SIGHUP'),
  );
}

/** A user without rights, as whom nginx runs in its container. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Starts nginx with the configuration generated for the build in `root`; `folder` is its own. */
export async function startNginx(root: string, folder: string): Promise<Running> {
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
    writeFileSync(own('conf'), nginxConf(loadContract(build), place));
  };
  configure(root);
  return launch(
    {
      name: 'nginx',
      port,
      maintenanceFile,
      log: () => readFileSync(own('log'), 'utf8') + readFileSync(own('errors'), 'utf8'),
    },
    [NGINX ?? '', '-e', own('errors'), '-c', own('conf'), '-g', 'daemon off;'],
    NOBODY,
    (child, build) => {
      configure(build);
      child.kill('SIGHUP');
    },
  );
}

/** Keeps the static host's runtime on this machine: it asks nobody and tells nobody. */
const QUIET = {
  ...{ CI: '1', WRANGLER_SEND_METRICS: 'false', WRANGLER_SEND_ERROR_REPORTS: 'false' },
  ...{ WRANGLER_HIDE_BANNER: 'true', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
};

/** Starts the static host's own runtime over what is uploaded there of the build in `root`. */
async function startPages(root: string, folder: string): Promise<Running> {
  const port = await freePort();
  writeUpload(root, join(folder, 'upload'), {});
  const wrangler = join(PROJECT, 'node_modules/wrangler/bin/wrangler.js');
  const at = ['--ip', '127.0.0.1', '--port', String(port), '--compatibility-date', '2026-11-01'];
  return launch(
    { name: 'pages', port, maintenanceFile: join(folder, 'no-switch') },
    [process.execPath, wrangler, 'pages', 'dev', 'upload', ...at],
    { cwd: folder, env: { PATH: process.env.PATH, HOME: folder, ...QUIET } },
    () => undefined,
  );
}

/** Starts a host over the build in `root`; `folder` is for what it needs beside it. */
export function start(host: Host, root: string, folder: string): Promise<Running> {
  if (host === 'pages') return startPages(root, folder);
  return host === 'node' ? startNode(root) : startNginx(root, folder);
}

/** A file that no socket buffer holds, so that its answer stays under way. */
export const LARGE = { path: '/legal/large.pdf', bytes: Buffer.alloc(24 * 1_048_576, 'large ') };
