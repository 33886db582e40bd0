import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readBuild } from '../contract/build-info.ts';
import { contractOf } from '../contract/headers.ts';
import { listenHost } from '../contract/setting-values.mjs';
import { checked, HEADER_SETTINGS, readSettings, StartError } from '../contract/settings.ts';
import { CONTAINER, containerfile, QUADLET } from './container.ts';
import { DEBIAN, type NginxSettings, nginxConf } from './nginx.ts';
import { headersFile, redirectsFile } from './static-host.ts';

/** A path that is safe in nginx configuration, where a dollar sign would start a variable. */
const path = z
  .string()
  .regex(/^\/[\w./@+-]*$/, 'expected an absolute path such as /srv/website/dist');
const listen = z
  .string()
  .regex(
    /^(?:(?:[\w.-]+|\*|\[[0-9a-f:.]+\]):)?[1-9]\d{0,4}$/i,
    'expected a port, or an address and a port such as 127.0.0.1:8080',
  );

const schema = z.object({
  ...HEADER_SETTINGS,
  NGINX_ROOT: path.default(DEBIAN.root),
  NGINX_LISTEN: listen.optional(),
  NGINX_TLS_LISTEN: listen.default('443'),
  NGINX_CERTIFICATE: path.optional(),
  NGINX_KEY: path.optional(),
  NGINX_HOST: checked(listenHost).optional(),
  MAINTENANCE_FILE: path.default(DEBIAN.maintenanceFile),
});

function nginxPlace(settings: z.output<typeof schema>): NginxSettings {
  const { NGINX_CERTIFICATE: certificate, NGINX_KEY: key, NGINX_HOST: host } = settings;
  const { NGINX_ROOT: root, MAINTENANCE_FILE: maintenanceFile } = settings;
  const place = { ...DEBIAN, root, maintenanceFile };
  if (!certificate && !key && !host) {
    return { ...place, listen: settings.NGINX_LISTEN ?? DEBIAN.listen };
  }
  if (!certificate || !key || !host) {
    throw new StartError(
      'NGINX_CERTIFICATE, NGINX_KEY and NGINX_HOST belong together: set all or none.',
    );
  }
  const tls = { listen: settings.NGINX_TLS_LISTEN, certificate, key, host };
  return { ...place, listen: settings.NGINX_LISTEN ?? '80', tls };
}

/**
 * Writes the configuration of every host for the finished build in `distDir` into `outDir`:
 * `nginx.conf`, `_headers`, `_redirects`, and for a container `Containerfile`, `container.conf` and
 * a Podman unit. Returns the file names. Throws `StartError` if the build or a setting is invalid.
 */
export async function writeHostConfig(
  distDir: string,
  outDir: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string[]> {
  const settings = readSettings(schema, environment);
  const contract = contractOf(readBuild(resolve(distDir)), settings);
  const files: Record<string, string> = {
    'nginx.conf': nginxConf(contract, nginxPlace(settings)),
    _headers: headersFile(contract),
    _redirects: redirectsFile(contract),
    'container.conf': nginxConf(contract, CONTAINER),
    Containerfile: containerfile(contract),
    'website.container': QUADLET,
  };
  await mkdir(outDir, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(outDir, name), text);
  return Object.keys(files);
}

// Usage: node hosting/hosts/generate.ts [finished build, dist] [folder to write to, .cache/hosts]
if (import.meta.main) {
  const [build = 'dist', out = '.cache/hosts'] = process.argv.slice(2);
  await writeHostConfig(build, out).then(
    (names) => process.stdout.write(names.map((name) => `${out}/${name}\n`).join('')),
    (error) => {
      console.error(error instanceof StartError ? error.message : error);
      process.exitCode = 1;
    },
  );
}
