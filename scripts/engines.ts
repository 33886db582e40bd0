import { existsSync, readdirSync } from 'node:fs';

/** Where Debian's packages put the other two engines and what WebKit needs without a screen. */
export const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const VIRTUAL_SCREEN = '/usr/bin/Xvfb';

/** Debian's package of each, and the program that shows that it is there. */
export const ENGINE_PACKAGES: readonly (readonly [name: string, program: string])[] = [
  ['firefox-esr', FIREFOX],
  ['webkit2gtk-driver', WEBKIT_DRIVER],
  ['xvfb', VIRTUAL_SCREEN],
];

/** WebKit's smallest browser, which comes with its driver, under a folder named for the machine. */
export function miniBrowser(): string | undefined {
  return readdirSync('/usr/lib')
    .flatMap((machine) =>
      ['4.1', '4.0', '6.0'].map(
        (version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`,
      ),
    )
    .find((path) => existsSync(path));
}
