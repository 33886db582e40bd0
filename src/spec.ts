/** Constants of the shell from section 9 of the specification, each defined only here. */

/**
 * Widest viewport, in CSS pixels, that gets the burger menu. A test compares it with the style
 * sheets' media queries.
 */
export const MOBILE_MAX_WIDTH = 1239;

/**
 * The media query of those viewports, in em of the visitor's default font size, usually 16 pixels:
 * with a larger font size the menu and the layouts for narrow viewports apply earlier.
 */
export const MOBILE = `(width < ${(MOBILE_MAX_WIDTH + 1) / 16}em)`;

/** Length of the menu's closing animation, in milliseconds. */
export const MENU_CLOSING_MS = 400;

/** Name of the cookie consent record; its presence in any cookie entry hides the banner. */
export const CONSENT_COOKIE = 'cookie_usage';

/** Name of the cookie with any other answer than Accept, where the banner has a Reject button. */
export const CHOICE_COOKIE = 'cookie_choice';

/** The constant value of the cookie consent record. */
export const CONSENT_VALUE = 'accepted';

/** Lifetime of the consent: about five years. */
export const CONSENT_DAYS = 1826;

/** The colour mode that the shell forces, and the key under which it is stored. */
export const COLOR_MODE = 'dark';
export const COLOR_MODE_KEY = 'color-mode';

/** The storage key of the visitor's last searches, which stay on their device. */
export const SEARCHES_KEY = 'searches';

/** The storage key of the language chosen for the API's examples. */
export const API_LANGUAGE_KEY = 'api_language';

/** The top loading bar; times in milliseconds, height in CSS pixels. */
export const LOADING_BAR = {
  duration: 2000,
  throttle: 200,
  hideDelay: 500,
  resetDelay: 400,
  height: 3,
} as const;

/** The HTTP statuses that have an error page, as alternatives of a regular expression. */
export const ERROR_PAGES = '400|404|414|500|503';

/** The id of this site in analytics. */
export const ANALYTICS_SITE_ID = 1;

/** The query parameter with the campaign that led to the site, and its custom dimension. */
export const CAMPAIGN = { parameter: 'utm_cid', dimension: 1 } as const;

/** The query parameter with the visitor id, and the milliseconds between two checks for the id. */
export const VISITOR_ID = { parameter: 'nxp_vid', interval: 200 } as const;

/** User agents that do not get the error page's content (specification, 4.5). */
export const BOT_USER_AGENT = /bot|chrome-lighthouse|facebookexternalhit|google/i;

/** Names of the Trusted Types policies that the site creates, for the security policy to allow. */
export const TRUSTED_TYPES = { analytics: 'analytics' } as const;
