import { existsSync, readdirSync } from 'node:fs';

/** Debian's paths of Firefox and of WebKit's driver. */
export const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const VIRTUAL_SCREEN = '/usr/bin/Xvfb';

/** Debian's package of each engine, and the program that shows whether it is installed. */
export const ENGINE_PACKAGES: readonly (readonly [name: string, program: string])[] = [
  ['firefox-esr', FIREFOX],
  ['webkit2gtk-driver', WEBKIT_DRIVER],
  ['xvfb', VIRTUAL_SCREEN],
];

/** WebKit's minimal browser, installed with its driver in a folder named after the architecture. */
export function miniBrowser(): string | undefined {
  return readdirSync('/usr/lib')
    .flatMap((machine) =>
      ['4.1', '4.0', '6.0'].map(
        (version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`,
      ),
    )
    .find((path) => existsSync(path));
}
