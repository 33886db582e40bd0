import { CHOICE_COOKIE, CONSENT_COOKIE, CONSENT_DAYS, CONSENT_VALUE } from '#spec.ts';

const MS_PER_DAY = 86_400_000;

/** The categories of cookies that a visitor can allow. */
export const CATEGORIES = ['analytics', 'chat'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Fired on `document` when the visitor has answered; `detail` lists the allowed categories. */
export const CONSENT_EVENT = 'consent:answered';

/** The days until the banner asks again after any answer but Accept. */
const CHOICE_DAYS = 182;

/** Whether any cookie entry contains the consent's name (specification, 4.3). */
export function hasConsent(cookies: string): boolean {
  return cookies.split(';').some((entry) => entry.includes(CONSENT_COOKIE));
}

/** The allowed categories; `null` before the visitor has answered. */
export function answerIn(cookies: string): readonly Category[] | null {
  if (hasConsent(cookies)) return CATEGORIES;
  const [, choice] = new RegExp(`(?:^|; *)${CHOICE_COOKIE}=([\\w.]*)`).exec(cookies) ?? [];
  return choice === undefined
    ? null
    : CATEGORIES.filter((category) => choice.split('.').includes(category));
}

/**
 * A `document.cookie` string that expires in `days` days; a negative number deletes the cookie.
 * `Secure` on https.
 */
function cookie(name: string, value: string, days: number, now: Date, secure: boolean): string {
  const expires = new Date(now.getTime() + days * MS_PER_DAY).toUTCString();
  return `${name}=${value}; Path=/; Expires=${expires}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** The cookie that Accept writes. */
export const consentCookie = (now: Date, secure: boolean): string =>
  cookie(CONSENT_COOKIE, CONSENT_VALUE, CONSENT_DAYS, now, secure);

/** The cookie of any other answer: the allowed categories, or `none`. */
export const choiceCookie = (allowed: readonly Category[], now: Date, secure: boolean): string =>
  cookie(CHOICE_COOKIE, allowed.join('.') || 'none', CHOICE_DAYS, now, secure);

/**
 * `document.cookie` strings that delete each cookie that scripts of this page can read, whether it
 * was set for this host or for one of its parent domains.
 */
export function goneCookies(cookies: string, host: string, now: Date): string[] {
  const labels = host.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  return cookies
    .split(';')
    .map((entry) => entry.split('=')[0]?.trim() ?? '')
    .filter(Boolean)
    .flatMap((name) => ['', ...domains].map((of) => `${cookie(name, '', -1, now, false)}${of}`));
}
