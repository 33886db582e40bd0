import { API_LANGUAGE_KEY, COLOR_MODE_KEY, SEARCHES_KEY } from '#spec.ts';
import {
  answerIn,
  CATEGORIES,
  type Category,
  CONSENT_EVENT,
  choiceCookie,
  consentCookie,
  goneCookies,
} from './consent.ts';

function write(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not widely available yet
  document.cookie = cookie;
}

/** The categories that a button of the banner allows: all, none, or the ticked ones. */
function allowedBy(banner: HTMLElement, answer: string): readonly Category[] {
  if (answer === 'accept') return CATEGORIES;
  const ticked = [...banner.querySelectorAll<HTMLInputElement>('input:checked')];
  return answer === 'chosen'
    ? CATEGORIES.filter((category) => ticked.some(({ name }) => name === category))
    : [];
}

/** The button in the footer that opens the banner again. */
const AGAIN = '[data-consent-again]';

/** The site's own storage entries, which need no consent. */
const OWN_KEYS = [COLOR_MODE_KEY, SEARCHES_KEY, API_LANGUAGE_KEY];

/** Deletes all cookies, and what integrations have stored. */
function deleteStored(): void {
  const { hostname } = window.location;
  for (const gone of goneCookies(document.cookie, hostname, new Date())) write(gone);
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (!OWN_KEYS.includes(key)) storage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so that nothing is stored in it.
  }
}

/** Whether an answer does not allow a category that another did. */
const isLess = (answer: readonly Category[], before: readonly Category[] | null): boolean =>
  before?.some((category) => !answer.includes(category)) ?? false;

/** Writes the answer's cookie; if it allows less than before, everything stored is deleted first. */
function keep(answer: string, allowed: readonly Category[]): void {
  if (isLess(allowed, answerIn(document.cookie))) deleteStored();
  const secure = window.location.protocol === 'https:';
  write(
    answer === 'accept'
      ? consentCookie(new Date(), secure)
      : choiceCookie(allowed, new Date(), secure),
  );
}

/**
 * Shows the banner unless a cookie has the visitor's answer; an answer writes that cookie and hides
 * it. An answer given in another tab, or while this page was in the back/forward cache, counts too.
 * One that allows less than before reloads the page, which stops scripts that are running.
 */
export function startCookieBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  if (!banner) return;
  /** Reopened by the visitor to change the answer. */
  let isReopened = false;
  /** The answer by which this page has loaded its integrations. */
  let known = answerIn(document.cookie);
  function settle(allowed: readonly Category[]) {
    if (banner) banner.hidden = true;
    isReopened = false;
    const reloads = isLess(allowed, known);
    known = allowed;
    if (reloads) window.location.reload();
    else document.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: allowed }));
  }
  function settleBy(cookies: string, event: Event) {
    const answer = answerIn(cookies);
    if (!answer) return;
    if (isLess(answer, known)) {
      // Analytics would count this return from the back/forward cache by the earlier answer.
      event.stopImmediatePropagation();
      settle(answer);
    } else if (!banner?.hidden && !isReopened) settle(answer);
  }
  const lookAgain = (event: Event) => settleBy(document.cookie, event);
  for (const button of banner.querySelectorAll('button')) {
    button.addEventListener('click', () => {
      const { answer = 'accept' } = button.dataset;
      const allowed = allowedBy(banner, answer);
      // The focus would be lost with the button.
      const next = document.querySelector<HTMLElement>(isReopened ? AGAIN : 'main');
      keep(answer, allowed);
      settle(allowed);
      next?.focus({ preventScroll: true });
    });
  }
  document.querySelector(AGAIN)?.addEventListener('click', () => {
    const allowed: readonly string[] = answerIn(document.cookie) ?? [];
    for (const box of banner.querySelectorAll('input')) box.checked = allowed.includes(box.name);
    isReopened = true;
    banner.hidden = false;
    banner.querySelector('button')?.focus();
  });
  window.addEventListener('pageshow', lookAgain);
  document.addEventListener('visibilitychange', lookAgain);
  document.addEventListener('prerenderingchange', lookAgain);
  // For an answer in another window beside this one, which fires neither `pageshow` nor
  // `visibilitychange` here. The answer is read from the event, since in Chromium `document.cookie`
  // may still lack it.
  window.cookieStore?.addEventListener('change', (event) =>
    settleBy(event.changed.map(({ name, value }) => `${name}=${value}`).join('; '), event),
  );
  banner.hidden = known !== null;
}
