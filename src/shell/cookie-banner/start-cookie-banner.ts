import { CONSENT_EVENT, consentCookie, hasConsent } from './consent.ts';

/**
 * Shows the banner unless a cookie names the consent; Accept writes that cookie and hides it. What
 * was answered in another tab, or before the browser showed this page again, counts here too.
 */
export function startCookieBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  if (!banner || hasConsent(document.cookie)) return;
  function accept() {
    if (banner) banner.hidden = true;
    document.dispatchEvent(new Event(CONSENT_EVENT));
  }
  function lookAgain() {
    if (!banner?.hidden && hasConsent(document.cookie)) accept();
  }
  banner.querySelector('button')?.addEventListener('click', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not widely available yet
    document.cookie = consentCookie(new Date(), window.location.protocol === 'https:');
    accept();
  });
  window.addEventListener('pageshow', lookAgain);
  document.addEventListener('visibilitychange', lookAgain);
  document.addEventListener('prerenderingchange', lookAgain);
  // A window beside this one, which is neither hidden nor shown again.
  window.cookieStore?.addEventListener('change', lookAgain);
  banner.hidden = false;
}
