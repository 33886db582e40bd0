import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Contract, loadContract } from '../../contract/contract.ts';
import { DEBIAN, nginxConf } from '../../src/build/hosts/nginx.ts';
import { pieces, quote } from '../../src/build/hosts/nginx-syntax.ts';
import { headersFile } from '../../src/build/hosts/static-host.ts';
import { writeHostConfig } from '../../src/build/hosts/write.ts';
import { makeFolder, removeFolder, writeBuild } from './fixture.ts';

let folder = '';
let contract: Contract;
const long = 'a'.repeat(9_000);
const withLongPolicy = (): Contract => ({
  ...contract,
  policy: (styles) => ({
    ...contract.policy(styles),
    secure: `script-src ${long} style-src 'self'${styles}; frame-ancestors 'none'`,
  }),
});
const generate = (settings: Record<string, string>): Promise<string[]> =>
  writeHostConfig(join(folder, 'dist'), join(folder, 'out'), settings);
const read = (name: string): string => readFileSync(join(folder, 'out', name), 'utf8');

/** All files of the project that `file` needs at run time, itself included. */
function imports(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [...seen];
  seen.add(file);
  const text = file.endsWith('.ts') ? readFileSync(file, 'utf8') : '';
  for (const [, path = ''] of text.matchAll(/^import (?!type )[^;]*?from '(\.[^']+)'/gm)) {
    imports(join(dirname(file), path), seen);
  }
  return [...seen];
}

beforeAll(async () => {
  folder = makeFolder();
  await writeBuild(join(folder, 'dist'));
  contract = loadContract(join(folder, 'dist'));
  await generate({ REPORT_URL: 'https://reports.example/csp' });
});
afterAll(() => removeFolder(folder));

describe('_headers', () => {
  test('carries every header of the contract in its https form', () => {
    for (const { name, secure } of contract.headers) {
      expect(read('_headers')).toContain(secure ? `  ${name}: ${secure}\n` : `  ! ${name}\n`);
    }
  });

  test('sets no header twice for one path without taking the first away', () => {
    const blocks = read('_headers').split('\n\n');
    const everywhere = blocks.find((block) => block.startsWith('/*\n')) ?? '';
    expect(everywhere).not.toContain('Cache-Control');
  });

  test('leaves to the pages what differs between them, and has no line that a host would cut off', () => {
    const lines = headersFile(contract).split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2_002);
    expect(lines).toContain(
      "  Content-Security-Policy: frame-ancestors 'none'; upgrade-insecure-requests",
    );
  });

  test('names the address of reports', () => {
    expect(read('_headers')).toContain('Reporting-Endpoints: policy="https://reports.example/csp"');
  });
});

test('_redirects has each redirect with its reason', () => {
  for (const { to, status, reason } of contract.redirects) {
    expect(read('_redirects')).toContain(`# ${reason}\n`);
    expect(read('_redirects')).toContain(` ${to} ${status}\n`);
  }
  expect(read('_redirects')).not.toContain('{');
});

describe('the container', () => {
  test('runs as a user of its own from an exact version, read-only, with a health check', () => {
    const text = read('Containerfile');
    expect(text).toMatch(/^FROM docker\.io\/library\/node:\d+\.\d+\.\d+-slim$/m);
    expect(text).toMatch(/^USER 10001:10001$/m);
    expect(text).toMatch(/^HEALTHCHECK .* CMD \["node", "server\/health\.ts"\]$/m);
    expect(text).toContain('npm ci --omit=dev --omit=optional --ignore-scripts');
    expect(read('website.container')).toMatch(/^ReadOnly=true$/m);
    expect(read('website.container')).toMatch(/^DropCapability=all$/m);
  });

  test('holds every file that the server imports, and nothing of the sources', () => {
    const copied = [...read('Containerfile').matchAll(/^COPY (?!--from)(\S+) /gm)].map(
      ([, path = '']) => path,
    );
    const missing = imports('server/main.ts').filter(
      (file) => !copied.some((path) => file === path || file.startsWith(`${path}/`)),
    );
    expect(missing).toEqual([]);
    expect(copied.filter((path) => /^(src|content)\b/.test(path))).toEqual(['src/spec.ts']);
    const [first, ...others] = read('Containerfile.dockerignore').split('\n');
    expect(first).toBe('*');
    expect(others).toEqual(expect.arrayContaining(copied.map((path) => `!${path}`)));
  });
});

describe('nginx.conf', () => {
  test('cuts a policy that is longer than a word of nginx may be', () => {
    const written = nginxConf(withLongPolicy(), DEBIAN).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
    expect(Math.max(...written.map(({ length }) => length))).toBeLessThan(4_096);
    const words = `${'a '.repeat(2_000)}$page_styles`.repeat(3);
    const plain = pieces(words, long).map((piece) => piece.plain);
    expect(plain.join('')).toBe(words);
    expect(plain.join('\n').match(/\$page_styles/g)).toHaveLength(3);
  });

  test('keeps quotation marks, backslashes and line ends inside words', () => {
    expect(quote('a"b\\c\n')).toBe('"a\\"b\\\\c\\n"');
  });

  test('with a certificate listens for TLS and sends plain HTTP there', async () => {
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
  ])('is not made with %s=%s', async (name, value) => {
    await expect(generate({ [name]: value })).rejects.toThrow(
      `${name} is set to ${JSON.stringify(value)}: expected `,
    );
  });

  test('refuses half a certificate', async () => {
    await expect(generate({ NGINX_CERTIFICATE: '/tls/chain.pem' })).rejects.toThrow(/together/);
  });
});

test.each([
  [{}, 'max-age=63072000'],
  [{ HSTS_PRELOAD: 'yes' }, 'max-age=63072000; includeSubDomains; preload'],
])('https binds subdomains only where it is asked for: %o', async (settings, value) => {
  await generate(settings);
  expect(read('_headers')).toContain(`  Strict-Transport-Security: ${value}\n`);
  expect(read('nginx.conf')).toContain(`"1" "${value}";`);
});
