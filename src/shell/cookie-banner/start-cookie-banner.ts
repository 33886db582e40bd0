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

/**
 * Writes the answer's cookie. If it allows less than before, deletes all cookies and reloads the
 * page, which stops scripts that are running.
 */
function keep(answer: string, allowed: readonly Category[]): void {
  const before = answerIn(document.cookie) ?? [];
  const isLess = before.some((category) => !allowed.includes(category));
  if (isLess) for (const gone of goneCookies(document.cookie, new Date())) write(gone);
  const secure = window.location.protocol === 'https:';
  write(
    answer === 'accept'
      ? consentCookie(new Date(), secure)
      : choiceCookie(allowed, new Date(), secure),
  );
  if (isLess) window.location.reload();
}

/**
 * Shows the banner unless a cookie has the visitor's answer; an answer writes that cookie and hides
 * it. An answer given in another tab, or while this page was in the back/forward cache, counts too.
 */
export function startCookieBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  if (!banner) return;
  /** Reopened by the visitor to change the answer. */
  let isReopened = false;
  function settle(allowed: readonly Category[]) {
    if (banner) banner.hidden = true;
    isReopened = false;
    document.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: allowed }));
  }
  function settleBy(cookies: string) {
    const answer = answerIn(cookies);
    if (!banner?.hidden && !isReopened && answer) settle(answer);
  }
  const lookAgain = () => settleBy(document.cookie);
  for (const button of banner.querySelectorAll('button')) {
    button.addEventListener('click', () => {
      const { answer = 'accept' } = button.dataset;
      const allowed = allowedBy(banner, answer);
      keep(answer, allowed);
      settle(allowed);
    });
  }
  document.querySelector('[data-consent-again]')?.addEventListener('click', () => {
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
  window.cookieStore?.addEventListener('change', ({ changed }) =>
    settleBy(changed.map(({ name, value }) => `${name}=${value}`).join('; ')),
  );
  banner.hidden = answerIn(document.cookie) !== null;
}
