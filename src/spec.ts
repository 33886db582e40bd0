/** Constants of the shell, from the specification's section 9. Each stands here and nowhere else. */

/** Widest viewport, in CSS pixels, that gets the burger menu. The style sheets' media queries agree (test). */
export const MOBILE_MAX_WIDTH = 1239;

/**
 * The media query of those viewports. Widths are told in letters of the visitor's own size, usually
 * 16 pixels: who enlarges the letters gets the menu and the layouts that have room for them.
 */
export const MOBILE = `(width < ${(MOBILE_MAX_WIDTH + 1) / 16}em)`;

/** Length of the menu's closing animation, in milliseconds. */
export const MENU_CLOSING_MS = 400;

/** Name of the cookie consent record; its presence in any cookie entry hides the banner. */
export const CONSENT_COOKIE = 'cookie_usage';

/** The constant value of the cookie consent record. */
export const CONSENT_VALUE = 'accepted';

/** Lifetime of the consent: about five years. */
export const CONSENT_DAYS = 1826;

/** The colour mode that the shell forces, and where the preference is kept. */
export const COLOR_MODE = 'dark';
export const COLOR_MODE_KEY = 'color-mode';

/** Where the last searches are kept, on the visitor's own device. */
export const SEARCHES_KEY = 'searches';

/** The top loading bar; times in milliseconds, height in CSS pixels. */
export const LOADING_BAR = {
  duration: 2000,
  throttle: 200,
  hideDelay: 500,
  resetDelay: 400,
  height: 3,
} as const;

/** Visitors with such a user agent are not shown the error page (specification, 4.5). */
export const BOT_USER_AGENT = /bot|chrome-lighthouse|facebookexternalhit|google/i;

/** Names of the Trusted Types policies that the site's own code makes, and its policy allows. */
export const TRUSTED_TYPES = { analytics: 'analytics' } as const;
