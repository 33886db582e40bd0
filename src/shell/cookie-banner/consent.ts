import { CONSENT_COOKIE, CONSENT_DAYS, CONSENT_VALUE } from '#spec.ts';

const MS_PER_DAY = 86_400_000;

/** Fired on `document` when the visitor accepts. */
export const CONSENT_EVENT = 'consent:accepted';

/** Whether any cookie entry contains the consent's name (specification, 4.3). */
export function hasConsent(cookies: string): boolean {
  return cookies.split(';').some((entry) => entry.includes(CONSENT_COOKIE));
}

/** The cookie that Accept writes; `Secure` on https. */
export function consentCookie(now: Date, secure: boolean): string {
  const expires = new Date(now.getTime() + CONSENT_DAYS * MS_PER_DAY).toUTCString();
  return `${CONSENT_COOKIE}=${CONSENT_VALUE}; Path=/; Expires=${expires}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
