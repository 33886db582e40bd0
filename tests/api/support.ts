import { type ExecFileOptions, execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { marks } from '#content/facts.ts';
import { sourceOf } from '#content/files.ts';
import { fillFile } from '#content/marks.ts';
import { apiDocument } from '#content/openapi/load-openapi.ts';
import { operationsOf } from '#content/openapi/openapi-reference.ts';
import { type Running, startMock } from '#scripts/mock-server.ts';

const found = apiDocument();
if (!found) throw new Error('there is no API');

export const document = found;
export const operations = operationsOf(document, document.paths);

export const KEY = 'sk_test_9hT4vK2mQ8wZ';

/** Runs the mock server during the tests of a file. */
export function mockServer() {
  let mock: Running;
  beforeAll(async () => {
    mock = await startMock(document, 0);
  });
  afterAll(() => mock.stop());
  const address = () => mock.address;
  return {
    address,
    /** A text with the mock server's base URL in place of the institution's. */
    at: (text: string) =>
      document.servers.reduce((all, { url }) => all.replaceAll(url, address()), text),
  };
}

/** A new folder for a test's files, inside the project so that packages are found. */
export function makeTestFolder(): string {
  mkdirSync('.cache', { recursive: true });
  return mkdtempSync(resolve('.cache', 'api-'));
}

/**
 * The code blocks of a text in `content/` whose info string contains `mark` (a language or a
 * title), with placeholders filled in.
 */
export function codeOf(name: string, mark: string): string[] {
  const text = fillFile(name, sourceOf(name).text, marks());
  return [...text.matchAll(/^```(.*)\n([\s\S]*?)\n```$/gm)]
    .filter(([, head = '']) => head.includes(mark))
    .map(([, , code = '']) => code);
}

/** Runs a program and resolves to its output. Rejects with its error output if it fails. */
export async function run(
  command: string,
  args: readonly string[],
  options: ExecFileOptions = {},
): Promise<string> {
  const { promise, resolve: done, reject } = Promise.withResolvers<string>();
  const env = { ...process.env, API_KEY: KEY, ...options.env };
  execFile(command, args, { ...options, env, maxBuffer: 10_000_000 }, (error, out, errors) => {
    if (error) reject(new Error(`${error.message}\n${out}\n${errors}`));
    else done(String(out));
  });
  return promise;
}

/**
 * Replacements for commands that the guides use and the shell may lack; curl fails on error
 * statuses.
 */
const TOOLS = `curl() { command curl --silent --show-error --fail-with-body "$@"; }
type uuidgen > /dev/null 2>&1 || uuidgen() { python3 -c 'import uuid; print(uuid.uuid4())'; }
type jq > /dev/null 2>&1 || jq() { python3 -c 'import json, sys; print(json.load(sys.stdin)["id"])'; }
`;

/** Runs shell code, which stops with an error at the first response that is not 2xx. */
export const shell = (code: string) => run('bash', ['-e', '-c', `${TOOLS}${code}`]);
