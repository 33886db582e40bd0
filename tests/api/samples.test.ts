import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { samplesOf } from '#publish/api/api-samples.ts';
import { document, makeTestFolder, mockServer, operations, run, shell } from './support.ts';
import { validatorOf } from './validator.ts';

/**
 * Runs every code sample of the reference against the mock server, with only the base URL replaced.
 */

const validate = validatorOf(document);
const folder = makeTestFolder();
const mock = mockServer();

const codeIn = (language: string) =>
  operations.map(({ method, path }) => {
    const sample = samplesOf(document, method, path).find((one) => one.language === language);
    return mock.at(sample?.code ?? '');
  });

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/**
 * Responses, saved in `{number}.status` and `{number}.body`, that do not match the API document.
 */
function misfits(): string[] {
  return operations.flatMap(({ operationId, method, path, answers }, index) => {
    const [status, body] = [read(`${index}.status`), read(`${index}.body`)];
    const [success] = answers;
    if (status !== success?.status) return `${operationId}: ${status} ${body}`;
    const [type] = success.types;
    if (type !== 'application/json') {
      return type === undefined || body.length > 20 ? [] : `${operationId}: nothing`;
    }
    const place = ['paths', path, method, 'responses', success.status, 'content', type, 'schema'];
    return validate(place, JSON.parse(body)).map((fault) => `${operationId}: ${fault}`);
  });
}

test('every curl sample is accepted, and answered as documented', async () => {
  const calls = codeIn('bash').map((code, index) => `N=${index}; : > $N.body\n${code}`);
  const keep = `cd '${folder}'
curl() { command curl --silent --show-error --output $N.body --write-out '%{http_code}' "$@" > $N.status; }
`;
  await shell(`${keep}${calls.join('\n')}`);
  expect(misfits()).toEqual([]);
});

test('every TypeScript sample is accepted, and answered as documented', async () => {
  for (const [index, code] of codeIn('typescript').entries()) {
    write(`sample-${index}.ts`, `${code}\nexport {};\n`);
  }
  write(
    'all.ts',
    `import { writeFileSync } from 'node:fs';
const ask = fetch;
console.log = () => {};
for (let index = 0; index < ${operations.length}; index += 1) {
  let heard: Promise<Response> | undefined;
  globalThis.fetch = (...all) => (heard = ask(...all)).then((answer) => answer.clone());
  await import(\`./sample-\${index}.ts\`);
  const answer = await heard;
  writeFileSync(\`\${index}.status\`, String(answer?.status));
  writeFileSync(\`\${index}.body\`, (await answer?.text()) ?? '');
}
`,
  );
  await run(process.execPath, ['--no-warnings', 'all.ts'], { cwd: folder });
  expect(misfits()).toEqual([]);
});

test('every Python sample is accepted, and answered as documented', async () => {
  for (const [index, code] of codeIn('python').entries()) write(`sample_${index}.py`, `${code}\n`);
  write(
    'all.py',
    `import runpy, requests
ask = requests.Session.request
heard = []
def listen(*all, **named):
    heard.append(ask(*all, **named))
    return heard[-1]
requests.Session.request = listen
for n in range(${operations.length}):
    runpy.run_path(f"sample_{n}.py")
    open(f"{n}.status", "w").write(str(heard[-1].status_code))
    open(f"{n}.body", "w").write(heard[-1].text)
`,
  );
  await run('python3', ['all.py'], { cwd: folder });
  expect(misfits()).toEqual([]);
});

test('a sample creates a new idempotency key on each run', () => {
  const written = operations.flatMap(({ method, path }) => samplesOf(document, method, path));
  expect(written.filter(({ code }) => /Idempotency-Key\W+[0-9a-f]{8}-/.test(code))).toEqual([]);
});

const has = (command: string) => spawnSync(command, ['--version']).status === 0;

describe('with the tools of their languages, if installed', () => {
  test('every Java sample compiles', async ({ skip }) => {
    skip(!has('javac'), 'javac is not installed');
    const methods = codeIn('java').map(
      (code, index) => `static void s${index}() throws Exception {\n${code}\n}`,
    );
    const imports = 'import java.net.URI;\nimport java.net.http.*;\n';
    write('Samples.java', `${imports}class Samples {\n${methods.join('\n')}\n}\n`);
    await run('javac', ['Samples.java'], { cwd: folder });
  });
});
