import { BOT_USER_AGENT } from '#spec.ts';
import { t } from '#words/words.ts';

/** A redirect: a pattern that matches the whole path, and its target. */
interface Moved {
  readonly pattern: string;
  readonly to: string;
}

/** The redirect target of an address, for static hosts that cannot redirect. */
function movedTo({ pathname, search, hash }: Location): string | undefined {
  const moved: Moved[] = JSON.parse(document.getElementById('moved')?.textContent ?? '[]');
  const to = moved.find(({ pattern }) => new RegExp(pattern).test(pathname))?.to;
  return to && to + search + hash;
}

/**
 * Completes an error page in the browser: redirects legacy post addresses, as a purely static host
 * cannot, empties the page for bots, and names the missing path (specification, 8), as text, never
 * as HTML.
 */
export function showErrorDetails(): void {
  const status = document.querySelector<HTMLMetaElement>('meta[name="error-status"]')?.content;
  if (!status) return;
  const target = movedTo(window.location);
  if (target) {
    window.location.replace(target);
    return;
  }
  if (BOT_USER_AGENT.test(navigator.userAgent)) {
    document.querySelector('main')?.replaceChildren();
    return;
  }
  const message = document.querySelector('[data-error-message]');
  if (message && status === '404')
    message.textContent = t('errors.missingPath', { path: window.location.pathname });
}
