import { existsSync } from 'node:fs';

/** Debian's package of Chromium's headless shell; the browser tests prefer it (decision 0008). */
export const HEADLESS_SHELL = 'chromium-headless-shell';

/** The whole browser, for what the headless shell lacks: the back/forward cache. */
export const FULL_CHROMIUM = '/usr/bin/chromium';

/** Where distributions put Chromium, the headless shell first. */
const SYSTEM_PATHS = [
  `/usr/bin/${HEADLESS_SHELL}`,
  FULL_CHROMIUM,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The system's Chromium, where there is one: that of `CHROMIUM_PATH`, else the headless shell. */
export function systemChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...SYSTEM_PATHS].find((path) => path && existsSync(path));
}

/** Flags for an unattended Chromium that stays off the network; root needs the sandbox off. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell rounds the width of every letter to whole pixels otherwise; a screen does not.
  '--font-render-hinting=none',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
