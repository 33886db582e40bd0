import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBuild } from '../contract/build-info.ts';
import { type Contract, contractOf, POLICY } from '../contract/headers.ts';
import { writeHostConfig } from '../hosts/generate.ts';
import { DEBIAN, nginxConf } from '../hosts/nginx.ts';
import { makeFolder, writeBuild } from './fixture.ts';

let folder = '';
let contract: Contract;
const long = 'a'.repeat(9_000);
const generate = (settings: Record<string, string>): Promise<string[]> =>
  writeHostConfig(join(folder, 'dist'), join(folder, 'out'), settings);
const read = (name: string): string => readFileSync(join(folder, 'out', name), 'utf8');

beforeAll(async () => {
  folder = makeFolder();
  await writeBuild(join(folder, 'dist'));
  contract = contractOf(readBuild(join(folder, 'dist')));
  await generate({ REPORT_URL: 'https://reports.example/csp' });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('_headers has every header with its HTTPS value, and no line longer than the limit of a host', () => {
  for (const { name, value, secure = value } of contract.headers) {
    expect(read('_headers')).toContain(secure ? `  ${name}: ${secure}\n` : `  ! ${name}\n`);
  }
  const policy = "frame-ancestors 'none'; report-uri https://reports.example/csp; report-to policy";
  expect(read('_headers')).toContain(
    `  Content-Security-Policy: ${policy}; upgrade-insecure-requests\n`,
  );
  expect(read('_headers')).toContain('Reporting-Endpoints: policy="https://reports.example/csp"');
  expect(read('_headers')).not.toMatch(/.{2001}/);
});

test('_redirects has each redirect with its reason', () => {
  for (const { to, status, reason } of contract.redirects) {
    expect(read('_redirects')).toContain(`# ${reason}\n`);
    expect(read('_redirects')).toContain(` ${to} ${status}\n`);
  }
  expect(read('_redirects')).not.toContain('{');
});

test('the container runs nginx under its own user, read-only, with a health check', () => {
  const image = read('Containerfile');
  expect(image).toMatch(/^FROM docker\.io\/library\/nginx:\d+\.\d+-alpine$/m);
  expect(image).toMatch(/^USER 10001:10001$/m);
  expect(image).toMatch(/^STOPSIGNAL SIGQUIT$/m);
  expect(image).toContain('"http://127.0.0.1:8080/readyz"');
  expect(read('website.container')).toMatch(/^ReadOnly=true$/m);
  expect(read('website.container')).toMatch(/^DropCapability=all$/m);
  // It writes only to memory and to its own output, and its configuration sets no user, as it
  // starts unprivileged.
  const written = read('container.conf').matchAll(/^\s*(?:pid|\w+_log|\w+_temp_path) "([^"]+)"/gm);
  for (const [, path] of written) expect(path).toMatch(/^\/(?:tmp\/|dev\/std)/);
  expect(read('container.conf')).not.toMatch(/^user /m);
});

describe('nginx.conf', () => {
  test('is not generated if the policy is longer than a parameter of nginx may be', () => {
    const policy = () => ({ name: POLICY, value: long });
    expect(() => nginxConf({ ...contract, policy }, DEBIAN)).toThrow(
      'cannot read a value of this length',
    );
  });

  test('with a certificate listens for TLS and redirects plain HTTP to HTTPS', async () => {
    await generate({
      NGINX_CERTIFICATE: '/tls/chain.pem',
      NGINX_KEY: '/tls/key.pem',
      NGINX_HOST: 'www.solvanto.example',
    });
    expect(read('nginx.conf')).toContain('listen 443 ssl http2 default_server;');
    expect(read('nginx.conf')).toContain('return 301 https://www.solvanto.example$request_uri;');
  });

  test.each([
    ['NGINX_LISTEN', '80; include /etc/passwd'],
    ['NGINX_TLS_LISTEN', 'https'],
    ['NGINX_ROOT', '/srv/$uri'],
    ['NGINX_ROOT', 'dist'],
    ['MAINTENANCE_FILE', '/a") { } #'],
  ])('is not generated with %s=%s', async (name, value) => {
    await expect(generate({ [name]: value })).rejects.toThrow(
      `${name} is set to ${JSON.stringify(value)}: expected `,
    );
  });

  test('is not generated with a certificate but no key and host name', async () => {
    await expect(generate({ NGINX_CERTIFICATE: '/tls/chain.pem' })).rejects.toThrow(/together/);
  });
});

test.each([
  [{}, 'max-age=63072000'],
  [{ HSTS_PRELOAD: 'yes' }, 'max-age=63072000; includeSubDomains; preload'],
])(
  'Strict-Transport-Security includes subdomains only with HSTS_PRELOAD: %o',
  async (settings, value) => {
    await generate(settings);
    expect(read('_headers')).toContain(`  Strict-Transport-Security: ${value}\n`);
    expect(read('nginx.conf')).toContain(`"1" "${value}";`);
  },
);
