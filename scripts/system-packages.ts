import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  FIREFOX,
  FULL_CHROMIUM,
  HEADLESS_SHELL,
  systemChromium,
  VIRTUAL_SCREEN,
  WEBKIT_DRIVER,
} from './browsers.ts';

const runs = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** A package of Debian, and whether what tests need of it is there. */
type Package = readonly [name: string, isThere: () => boolean];
const program = (path: string) => () => existsSync(path);

const PACKAGES: readonly Package[] = [
  [HEADLESS_SHELL, program(process.env.CHROMIUM_PATH ?? `/usr/bin/${HEADLESS_SHELL}`)],
  ['chromium', program(FULL_CHROMIUM)],
  ['nginx', program('/usr/sbin/nginx')],
  // For the API's samples.
  ['python3-requests', () => runs('python3', ['-c', 'import requests'])],
];
const ENGINES: readonly Package[] = [
  ['firefox-esr', program(FIREFOX)],
  ['webkit2gtk-driver', program(WEBKIT_DRIVER)],
  ['xvfb', program(VIRTUAL_SCREEN)],
];

/**
 * Installs what is missing, if root on Debian, each package separately, so that one missing from a
 * distribution does not prevent the others. Returns the names of those that are still missing.
 */
function install(packages: readonly Package[]): string[] {
  const missing = () => packages.filter(([, isThere]) => !isThere()).map(([name]) => name);
  const names = missing();
  if (names.length > 0 && process.getuid?.() === 0) {
    runs('apt-get', ['update']);
    for (const name of names)
      runs('apt-get', ['install', '--yes', '--no-install-recommends', name]);
  }
  return missing();
}

/**
 * Ensures that Chromium, nginx and Python's requests are available. Prefers the headless shell, but
 * accepts another Chromium, if need be Playwright's own. Returns what is still missing, each with
 * the remedy.
 */
export function ensureSystemPackages(): string[] {
  const hasChromium = () =>
    systemChromium() || runs('node_modules/.bin/playwright', ['install', HEADLESS_SHELL]);
  return install(PACKAGES)
    .filter((name) => name !== HEADLESS_SHELL || !hasChromium())
    .map((name) =>
      name === HEADLESS_SHELL
        ? `No Chromium: install the package "${name}", or set CHROMIUM_PATH to one.`
        : `Install the package "${name}".`,
    );
}

/** Ensures that Firefox and WebKit are available. Throws with the packages that are missing. */
export function ensureEngines(): void {
  const missing = install(ENGINES);
  if (missing.length > 0) throw new Error(`Install the packages ${missing.join(', ')}.`);
}
