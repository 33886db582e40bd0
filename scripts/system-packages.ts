import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { FULL_CHROMIUM, HEADLESS_SHELL, systemChromium } from './chromium.ts';
import { ENGINE_PACKAGES } from './engines.ts';

const NGINX = '/usr/sbin/nginx';
/** Whether the Python library that the API's samples need is installed. */
const canAsk = () => runs('python3', ['-c', 'import requests']);

function runs(command: string, args: readonly string[]): boolean {
  return (
    spawnSync(command, args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && runs('apt-get', ['--version']);
}

/**
 * Installs each package separately, so that one missing from a distribution does not prevent the
 * others.
 */
function install(packages: readonly string[]): void {
  if (packages.length === 0 || !canInstall()) return;
  runs('apt-get', ['update']);
  for (const name of packages) {
    runs('apt-get', ['install', '--yes', '--no-install-recommends', name]);
  }
}

/**
 * Ensures that Chromium, nginx and Python's requests are available: from the system, else installed
 * from the distribution if root on Debian, else (only Chromium) Playwright's own. Prefers the
 * headless shell, but accepts another Chromium. Returns what is still missing, each with the
 * remedy.
 */
export function ensureSystemPackages(): string[] {
  const shell = process.env.CHROMIUM_PATH ?? `/usr/bin/${HEADLESS_SHELL}`;
  install([
    ...(existsSync(shell) ? [] : [HEADLESS_SHELL]),
    ...(existsSync(FULL_CHROMIUM) ? [] : ['chromium']),
    ...(existsSync(NGINX) ? [] : ['nginx']),
    ...(canAsk() ? [] : ['python3-requests']),
  ]);
  const missing: string[] = [];
  if (!systemChromium() && !runs('node_modules/.bin/playwright', ['install', HEADLESS_SHELL])) {
    missing.push(
      `No Chromium: install the package "${HEADLESS_SHELL}", or set CHROMIUM_PATH to one.`,
    );
  }
  if (!existsSync(FULL_CHROMIUM))
    missing.push(`No ${FULL_CHROMIUM}: install the package "chromium".`);
  if (!existsSync(NGINX)) missing.push('No nginx: install the package "nginx".');
  if (!canAsk()) missing.push('No requests for Python: install "python3-requests".');
  return missing;
}

/**
 * Ensures that Firefox and WebKit are available, for `npm run engines`. Throws with what is
 * missing.
 */
export function ensureEngines(): void {
  const lacking = () => ENGINE_PACKAGES.filter(([, program]) => !existsSync(program));
  install(lacking().map(([name]) => name));
  const missing = lacking().map(([name, program]) => `${program} (package "${name}")`);
  if (missing.length > 0) throw new Error(`Install what is missing: ${missing.join(', ')}.`);
}
