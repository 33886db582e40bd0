import { existsSync } from 'node:fs';

/**
 * Debian's package of Chromium's headless shell, preferred by the browser tests (decision 0008).
 */
export const HEADLESS_SHELL = 'chromium-headless-shell';

/** The full browser, for features that the headless shell lacks: the back/forward cache. */
export const FULL_CHROMIUM = '/usr/bin/chromium';

/** Paths of Chromium in Linux distributions, the headless shell first. */
const SYSTEM_PATHS = [
  `/usr/bin/${HEADLESS_SHELL}`,
  FULL_CHROMIUM,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The system's Chromium, if there is one: that of `CHROMIUM_PATH`, else the headless shell. */
export function systemChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...SYSTEM_PATHS].find((path) => path && existsSync(path));
}

/** Debian's paths of Firefox, of WebKit's driver, and of the virtual screen for WebKit. */
export const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const VIRTUAL_SCREEN = '/usr/bin/Xvfb';

/** Flags for an automated Chromium without network services; root needs the sandbox disabled. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Otherwise the headless shell rounds glyph advances to whole pixels, unlike a browser with a
  // screen.
  '--font-render-hinting=none',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** How Playwright starts Chromium: the system's, else its own; `flags` are further ones. */
export function launchOptions(...flags: readonly string[]) {
  const executablePath = systemChromium();
  return { args: [...CHROMIUM_FLAGS, ...flags], ...(executablePath && { executablePath }) };
}
