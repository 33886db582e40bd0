import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CASES } from './cases/all.ts';
import { ASSORTED, type Named } from './cases/assorted.ts';
import { SECURITY_HEADERS } from './cases/security.ts';
import { check, checkHeaders, expectedOf } from './check.ts';
import { ask } from './client.ts';
import { HOST_TITLES, type Question } from './difference.ts';
import { DIFFERENCES } from './differences.ts';
import { makeFolder, removeFolder, writeBuild } from './fixture.ts';
import { hasNginx, type Running, startNginx, startNode, startPages } from './servers.ts';

/** What a client goes by, beside the status. */
const COMPARED = [
  ...Object.keys(SECURITY_HEADERS),
  ...['location', 'content-type', 'content-encoding', 'cache-control', 'vary', 'allow'],
  ...['content-range', 'accept-ranges', 'retry-after'],
];

let folder = '';
let node: Running;
let nginx: Running | undefined;
let pages: Running;

beforeAll(async () => {
  folder = makeFolder();
  const root = join(folder, 'dist');
  await writeBuild(root);
  node = await startNode(root);
  if (hasNginx) nginx = await startNginx(root, folder);
  pages = await startPages(root, folder);
});
afterAll(async () => {
  await Promise.all([node, nginx, pages].map((server) => server?.stop()));
  removeFolder(folder);
});

/** What the server answers: every other host must answer the same. */
async function asked([name, request]: Named): Promise<Question> {
  const { status, headers } = await ask(node.port, request);
  return {
    name,
    request,
    status,
    headers: Object.fromEntries(COMPARED.map((field) => [field, headers[field] ?? null])),
  };
}

async function compare(server: Running, question: Question): Promise<void> {
  const expected = expectedOf(server.name, question);
  if (!expected) return;
  const wire = await ask(server.port, question.request);
  expect(wire.status, `status on ${server.name}`).toBe(expected.status);
  const compared = Object.entries(expected.headers).filter(([field]) => COMPARED.includes(field));
  checkHeaders(wire, Object.fromEntries(compared));
}

describe('the HTTP contract on the runtime of a static host', () => {
  test.for(CASES)('%s', (one) => check(pages, one));
});

describe('what is not listed as a difference is the same everywhere', () => {
  test('many requests are compared, each once', () => {
    const names = ASSORTED.map(([name]) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(200);
  });

  test.for(ASSORTED)('%s', async (one) => {
    const question = await asked(one);
    await compare(pages, question);
    if (nginx) await compare(nginx, question);
  });

  test('every listed difference shows', async () => {
    const questions = [
      ...CASES.map(([name, request, status, headers = {}]) => ({
        name,
        request: typeof request === 'string' ? { path: request } : request,
        status,
        headers: { ...SECURITY_HEADERS, ...headers },
      })),
      ...(await Promise.all(ASSORTED.map(asked))),
    ];
    const unused = DIFFERENCES.filter(({ when }) => when && !questions.some(when));
    expect(unused.map(({ difference }) => difference)).toEqual([]);
  });
});

test('docs/operating.md has the differences as they are tested', () => {
  const [, text = ''] = readFileSync('docs/operating.md', 'utf8').split(
    '## Differences between hosts',
  );
  const rows = DIFFERENCES.map(
    ({ host, difference, reason }) => `| ${HOST_TITLES[host]} | ${difference} | ${reason} |`,
  );
  expect(text.split('\n').filter((line) => /^\| (?!Host|---)/.test(line))).toEqual(rows);
});
