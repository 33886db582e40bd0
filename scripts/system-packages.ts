import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { systemChromium } from './chromium.ts';

const NGINX = '/usr/sbin/nginx';

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
 * Makes sure that Chromium and nginx are there: the system's, else installed from the distribution
 * when root on Debian, else (the browser alone) Playwright's own. Returns what is still missing,
 * each with what to do about it.
 */
export function ensureSystemPackages(): string[] {
  const wanted = [
    ...(systemChromium() ? [] : ['chromium']),
    ...(existsSync(NGINX) ? [] : ['nginx']),
  ];
  if (wanted.length > 0 && canInstall()) {
    runs('apt-get', ['update']);
    runs('apt-get', ['install', '--yes', '--no-install-recommends', ...wanted]);
  }
  const missing: string[] = [];
  if (!systemChromium() && !runs('node_modules/.bin/playwright', ['install', 'chromium'])) {
    missing.push('No Chromium: install the package "chromium", or set CHROMIUM_PATH to one.');
  }
  if (!existsSync(NGINX)) missing.push('No nginx: install the package "nginx".');
  return missing;
}
