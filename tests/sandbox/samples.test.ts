import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { validatorOf } from '#content/openapi/check.ts';
import { apiSource } from '#content/openapi/load-openapi.ts';
import { operationsOf } from '#content/openapi/openapi-reference.ts';
import { samplesOf } from '#publish/api/api-samples.ts';
import { type Running, startSandbox } from '#scripts/sandbox/server.ts';
import { KEY, workplace } from './support.ts';

/** Every sample of the pages, run against the sandbox as it stands there but for the address. */

const source = apiSource();
if (!source) throw new Error('there is no API');
const { document } = source;
const base = document.servers[0]?.url ?? '';
const operations = operationsOf(document, document.paths);
const validate = validatorOf(document);

let sandbox: Running;
const folder = workplace();

beforeEach(async () => {
  sandbox = await startSandbox(0);
});
afterEach(() => sandbox.stop());

interface Heard {
  status: number;
  body: string;
}

function codeIn(language: string): string[] {
  return operations.map(({ method, path }) => {
    const sample = samplesOf(document, method, path).find((one) => one.language === language);
    return (sample?.code ?? '').replaceAll(base, sandbox.address);
  });
}

/** Runs a program that writes what it heard as `{number}.json` into the folder. */
async function run(command: string, args: readonly string[]): Promise<Heard[]> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const options = { cwd: folder, env: { ...process.env, API_KEY: KEY }, maxBuffer: 10_000_000 };
  execFile(command, args, options, (error, _out, said) => resolve(error ? `${said}${error}` : ''));
  expect(await promise).toBe('');
  return operations.map((_, index) =>
    JSON.parse(readFileSync(join(folder, `${index}.json`), 'utf8')),
  );
}

/** What does not fit the document, by the operation. */
function misfits(heard: readonly Heard[]): string[] {
  return operations.flatMap(({ operationId, method, path, answers }, index) => {
    const { status = 0, body = '' } = heard[index] ?? {};
    const [success] = answers;
    if (String(status) !== success?.status) return `${operationId}: ${status} ${body}`;
    const [type] = success.types;
    if (type !== 'application/json') {
      return type === undefined || body.length > 20 ? [] : `${operationId}: nothing`;
    }
    const at = ['paths', path, method, 'responses', success.status, 'content', type, 'schema'];
    return validate(at, JSON.parse(body)).map((fault) => `${operationId}: ${fault}`);
  });
}

test('every curl sample answers as documented', async () => {
  const calls = codeIn('bash').map((code, index) => `N=${index}\n${code}`);
  const script = `curl() {
  command curl --silent --show-error --output $N.body --write-out '%{http_code}' "$@" > $N.status
}
${calls.join('\n')}
`;
  writeFileSync(join(folder, 'all.sh'), script);
  const read = `import json
for n in range(${operations.length}):
    try:
        body = open(f"{n}.body").read()
    except FileNotFoundError:
        body = ""
    json.dump({"status": int(open(f"{n}.status").read()), "body": body}, open(f"{n}.json", "w"))
`;
  writeFileSync(join(folder, 'read.py'), read);
  expect(misfits(await run('bash', ['-c', 'bash -e all.sh && python3 read.py']))).toEqual([]);
});

test('every TypeScript sample answers as documented', async () => {
  codeIn('typescript').forEach((code, index) => {
    writeFileSync(join(folder, `sample-${index}.ts`), `${code}\nexport {};\n`);
  });
  const runner = `import { writeFileSync } from 'node:fs';
const ask = fetch;
const log = console.log;
for (let index = 0; index < ${operations.length}; index += 1) {
  let heard: Promise<Response> | undefined;
  globalThis.fetch = (...all) => (heard = ask(...all)).then((answer) => answer.clone());
  console.log = () => {};
  await import(\`./sample-\${index}.ts\`);
  const answer = await heard;
  writeFileSync(\`\${index}.json\`, JSON.stringify({ status: answer?.status, body: await answer?.text() }));
  console.log = log;
}
`;
  writeFileSync(join(folder, 'all.ts'), runner);
  expect(misfits(await run(process.execPath, ['--no-warnings', 'all.ts']))).toEqual([]);
});

test('every Python sample answers as documented', async () => {
  codeIn('python').forEach((code, index) => {
    writeFileSync(join(folder, `sample_${index}.py`), `${code}\n`);
  });
  const runner = `import json, os, runpy, requests
ask = requests.Session.request
heard = []
def listen(*all, **named):
    heard.append(ask(*all, **named))
    return heard[-1]
requests.Session.request = listen
for n in range(${operations.length}):
    runpy.run_path(f"sample_{n}.py")
    json.dump({"status": heard[-1].status_code, "body": heard[-1].text}, open(f"{n}.json", "w"))
`;
  writeFileSync(join(folder, 'all.py'), runner);
  expect(misfits(await run('python3', ['all.py']))).toEqual([]);
});

const has = (command: string) => spawnSync(command, ['--version']).status === 0;

describe('with the tools of their languages, where they are installed', () => {
  test('every Java sample compiles', ({ skip }) => {
    skip(!has('javac'), 'javac is not installed');
    const methods = codeIn('java').map(
      (code, index) => `static void s${index}() throws Exception {\n${code}\n}`,
    );
    const imports = 'import java.net.URI;\nimport java.net.http.*;\n';
    writeFileSync(
      join(folder, 'Samples.java'),
      `${imports}class Samples {\n${methods.join('\n')}\n}\n`,
    );
    const { status, stderr } = spawnSync('javac', ['Samples.java'], { cwd: folder });
    expect(status, String(stderr)).toBe(0);
  });

  test('every PHP sample parses', ({ skip }) => {
    skip(!has('php'), 'php is not installed');
    codeIn('php').forEach((code, index) => {
      writeFileSync(join(folder, `sample-${index}.php`), code);
      const { status, stdout } = spawnSync('php', ['-l', `sample-${index}.php`], { cwd: folder });
      expect(status, String(stdout)).toBe(0);
    });
  });
});
