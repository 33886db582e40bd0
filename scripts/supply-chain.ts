import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readAudit } from './supply-chain/audit.ts';
import { isAllowed, licencePage } from './supply-chain/licences.ts';
import { readLock, readManifest, shippedPackages } from './supply-chain/lockfile.ts';

const LICENCES = 'docs/licences.md';
const SBOM = '.cache/sbom.cdx.json';

/** Runs the npm that runs this script; what it prints on its error stream is its own. */
function npm(...args: string[]): string {
  const cli = process.env.npm_execpath;
  const [command, first] = cli ? [process.execPath, [cli]] : ['npm', []];
  const { stdout, error } = spawnSync(command, [...first, ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  return stdout;
}

function fail(label: string, found: readonly string[]): void {
  console.error(`${label}:\n${found.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
}

const lock = readLock();
const shipped = shippedPackages(lock, readManifest());

const refused = shipped.filter(({ licence }) => !isAllowed(licence));
const differing = shipped.flatMap(({ name, version, licence }) => {
  const file = `node_modules/${name}/package.json`;
  if (!existsSync(file)) return [];
  const installed = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string;
    license?: unknown;
  };
  if (installed.version !== version || installed.license === licence) return [];
  return [`${name} ${version}: the lockfile says ${licence}, the package ${installed.license}`];
});
if (refused.length > 0) {
  fail(
    'Licences that are not allowed',
    refused.map(({ name, version, licence }) => `${name} ${version}: ${licence || 'none'}`),
  );
}
if (differing.length > 0) fail('Licences that differ from the lockfile', differing);
const page = licencePage(shipped);
if (process.argv.includes('--write')) {
  writeFileSync(LICENCES, page);
} else if (!existsSync(LICENCES) || readFileSync(LICENCES, 'utf8') !== page) {
  fail('Out of date', [`${LICENCES}: run "npm run supply-chain -- --write"`]);
}
console.log(`Licences: ${shipped.length} packages reach visitors or run the server`);

const audit = readAudit(npm('audit', '--json'), lock);
if (audit.unanswered !== undefined) {
  console.log(`Audit: not done, the registry gives no answer (${audit.unanswered})`);
} else {
  for (const line of audit.tools) console.warn(`Audit, in a tool: ${line}`);
  if (audit.production.length > 0) fail('Known vulnerabilities in production', audit.production);
  console.log(`Audit: ${audit.production.length} in production, ${audit.tools.length} in tools`);
}

const sbom = npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only');
const { bomFormat, components } = JSON.parse(sbom) as { bomFormat: string; components: unknown[] };
mkdirSync('.cache', { recursive: true });
writeFileSync(SBOM, sbom);
console.log(`SBOM: ${bomFormat}, ${components.length} components in ${SBOM}`);
