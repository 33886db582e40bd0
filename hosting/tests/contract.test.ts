import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sourceOf } from '#content/files.ts';
import { RULES } from '../contract/rules.ts';
import { ERROR_CASES, MAINTENANCE_CASES } from './cases/errors.ts';
import { FILE_CASES } from './cases/files.ts';
import { REQUEST_CASES } from './cases/requests.ts';
import { type ReceivedResponse, send, sendForHeaders, type TestRequest } from './client.ts';
import { DIFFERENCES, headersOf, type Wanted, wantedOf } from './differences.ts';
import { fixtureFiles, makeFolder, writeBuild } from './fixture.ts';
import { HOSTS, LARGE, type RunningHost, start } from './servers.ts';

const CASES = [...FILE_CASES, ...ERROR_CASES, ...REQUEST_CASES].map(wantedOf);
const OUTSIDE = 'outside the root';

/**
 * Sends a request, with the ETag and date of a first response in place of `{etag}` and
 * `{modified}`.
 */
async function perform(port: number, request: TestRequest): Promise<ReceivedResponse> {
  const { path, headers = {} } = request;
  if (!/\{(?:etag|modified)\}/.test(JSON.stringify(headers))) return send(port, request);
  const coding = headers['Accept-Encoding'];
  const first = await send(port, { path, headers: coding ? { 'Accept-Encoding': coding } : {} });
  const filled = Object.entries(headers).map(([name, value]) => [
    name,
    value
      .replace('{etag}', first.headers.etag ?? 'no tag')
      .replace('{modified}', first.headers['last-modified'] ?? 'no date'),
  ]);
  return send(port, { ...request, headers: Object.fromEntries(filled) });
}

/**
 * Sends a request to a host and compares the response with the case, or with the host's documented
 * difference.
 */
async function check({ name, port }: RunningHost, wanted: Wanted): Promise<void> {
  const headers = headersOf(name, wanted);
  if (!headers) return;
  const wire = await perform(port, wanted.request);
  expect(wire.status).toBe(wanted.status);
  for (const [field, value] of Object.entries(headers)) {
    if (value === null) expect(wire.headers, field).not.toHaveProperty(field);
    else if (value instanceof RegExp) expect(wire.headers[field] ?? '', field).toMatch(value);
    else expect(wire.headers[field], field).toBe(value);
  }
  // A static host answers some errors in another form, and so with another body.
  if (headers['content-type'] !== wanted.headers['content-type']) return;
  const { body } = wanted;
  if (body instanceof Buffer) expect(wire.body.equals(body)).toBe(true);
  else if (body instanceof RegExp) expect(wire.body.toString()).toMatch(body);
  else if (body !== undefined) expect(wire.body.toString()).toBe(body);
  expect(wire.repeated).toEqual([]);
}

/** Parts of paths that may lead outside a folder, or to hidden files in it. */
const PIECES =
  '.. . %2e%2e %2E . / / / // %2f %5c \\ %00 %c0%ae %252e ; ? # docs faq .env .git config .draft _headers outside.txt link.txt .html .br';
const paths = fc
  .array(fc.constantFrom(...PIECES.split(' ')), { minLength: 1, maxLength: 9 })
  .map((pieces) => `/${pieces.join('')}`);
const HIDDEN = ['.env', '.git/config', 'docs/.draft.html', '_headers'];
const SECRETS = [OUTSIDE, ...HIDDEN.map((path) => String(fixtureFiles('one')[path]).trim())];

describe.each(HOSTS)('the HTTP contract on %s', (host) => {
  const runsHere = test.skipIf(host === 'Static host');
  let folder = '';
  let server: RunningHost;

  beforeAll(async () => {
    folder = makeFolder();
    const root = join(folder, 'dist');
    await writeBuild(root);
    writeFileSync(join(folder, 'outside.txt'), OUTSIDE);
    symlinkSync('../outside.txt', join(root, 'link.txt'));
    server = await start(host, root, folder);
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true });
  });

  test.for(CASES)('$name', (one) => check(server, one));

  runsHere('no path leads outside the folder or to a hidden file', async () => {
    for (const path of fc.sample(paths, { seed: 20_261_121, numRuns: 1_500 })) {
      const { status, body } = await send(server.port, path);
      expect([path, status < 500]).toEqual([path, true]);
      expect(SECRETS.filter((text) => body.includes(text))).toEqual([]);
    }
  });

  runsHere(
    'the log has one JSON object per line, and nothing that identifies a visitor',
    async () => {
      const path = '/faq?email=jane@mail.example&nxp_vid=0123456789abcdef';
      const headers = {
        'X-Forwarded-For': '203.0.113.77',
        'User-Agent': 'Mozilla/5.0 (Jane)',
        Cookie: 'cookie_usage=accepted; id=jane',
        Referer: 'https://mail.example/jane',
      };
      for (const one of [path, '/u/jane@mail.example/nope', '/f\xe4q/\xff', '/last']) {
        await send(server.port, { path: one, headers });
      }
      while (!server.log().includes('"/last"')) await send(server.port, '/healthz');
      const lines = server.log().trim().split('\n').slice(-80);
      const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(entries).toContainEqual(expect.objectContaining({ path: '/faq', status: 200 }));
      expect(lines.join()).not.toMatch(/jane|nxp_vid|113\.77|Mozilla|accepted|\ufffd/i);
      // The fields that are logged are those that the privacy policy states.
      const policy = sourceOf('legal/privacy-policy.md').text;
      const visit = entries.find(({ path }) => path === '/faq') ?? {};
      for (const key of Object.keys(visit)) expect(policy, key).toMatch(NOTED[key] ?? /^$/);
    },
  );

  describe('during maintenance', () => {
    beforeAll(() => writeFileSync(server.maintenanceFile, ''));
    runsHere.for(MAINTENANCE_CASES.map(wantedOf))('$name', (one) => check(server, one));
    runsHere('the site is back as soon as the maintenance file is removed', async () => {
      rmSync(server.maintenanceFile);
      expect((await send(server.port, '/faq')).status).toBe(200);
    });
  });

  runsHere('it is alive but not ready if the build is no longer there', async () => {
    rmSync(join(folder, 'dist/index.html'));
    const statuses = ['/healthz', '/readyz'].map(async (path) => await send(server.port, path));
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 503]);
  });
});

/** Each field of a log line, with the words of the privacy policy that state it. */
const NOTED: Readonly<Record<string, RegExp>> = {
  level: /^/,
  time: /the time/,
  method: /is requested/,
  path: /address of the page without its parameters/,
  status: /status/,
  bytes: /size of the answer/,
  ms: /how long/,
  network: /first 24 bits of an IPv4 address, the first 48 of an IPv6/,
  bot: /search engine/,
};

test('nginx limits one client’s requests across its whole IPv6 network, without affecting other clients', async () => {
  const folder = makeFolder();
  const root = join(folder, 'dist');
  await writeBuild(root);
  writeFileSync(join(root, LARGE.path), LARGE.bytes);
  const server = await start('nginx', root, folder);
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const asked = async (address: string) =>
    (await send(server.port, { path: '/faq', headers: from(address) })).status;
  const held = await Promise.all(
    Array.from({ length: RULES.limits.requestsPerAddress }, (_, host) =>
      sendForHeaders(server.port, {
        ...LARGE,
        headers: from(`2001:db8:0:${host.toString(16)}::1`),
      }),
    ),
  );
  expect(await asked('2001:db8:0:ff::1')).toBe(503);
  // Only the last address of X-Forwarded-For, which the proxy added, counts.
  expect(await asked('198.51.100.1, 2001:db8:0:ff::2')).toBe(503);
  expect(await asked('2001:db8:0:100::1')).toBe(200);
  held[0]?.destroy();
  while ((await asked('2001:db8:0:ff::1')) !== 200);
  for (const download of held) download.destroy();
  await server.stop();
  rmSync(folder, { recursive: true });
});

test('docs/operating.md lists the differences between hosts, and a case covers each that a request can show', () => {
  const [, text = ''] = readFileSync('docs/operating.md', 'utf8').split(
    '## Differences between hosts',
  );
  const rows = text.split('\n').filter((line) => /^\| (?!Host|---)/.test(line));
  const begins = Object.entries(DIFFERENCES).flatMap(([host, differences]) =>
    differences.map(([beginning]) => `| ${host} | ${beginning}`),
  );
  expect(rows.map((row, index) => row.slice(0, begins[index]?.length))).toEqual(begins);
  const unused = Object.values(DIFFERENCES)
    .flat()
    .filter(([, when]) => when && !CASES.some(when));
  expect(unused.map(([beginning]) => beginning)).toEqual([]);
});
