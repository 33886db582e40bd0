import { CONSENT_EVENT, consentCookie, hasConsent } from './consent.ts';

/** Shows the banner unless a cookie names the consent; Accept writes that cookie and hides it. */
export function startCookieBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  if (!banner || hasConsent(document.cookie)) return;
  banner.querySelector('button')?.addEventListener('click', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not widely available yet
    document.cookie = consentCookie(new Date(), window.location.protocol === 'https:');
    banner.hidden = true;
    document.dispatchEvent(new Event(CONSENT_EVENT));
  });
  banner.hidden = false;
}
