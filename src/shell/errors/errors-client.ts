import { BOT_USER_AGENT } from '#spec.ts';
import { t } from '#words/words.ts';

/** A redirect: a pattern that matches the whole path, and its target. */
interface Moved {
  readonly pattern: string;
  readonly to: string;
}

/** The redirect target of a path, for static hosts that cannot redirect. */
function movedTo(path: string): string | undefined {
  const moved: Moved[] = JSON.parse(document.getElementById('moved')?.textContent ?? '[]');
  return moved.find(({ pattern }) => new RegExp(pattern).test(path))?.to;
}

/**
 * Completes an error page in the browser: redirects legacy post addresses, as a purely static host
 * cannot, empties the page for bots, and names the missing path (specification, 8), as text, never
 * as HTML.
 */
export function showErrorDetails(): void {
  const status = document.querySelector<HTMLMetaElement>('meta[name="error-status"]')?.content;
  if (!status) return;
  const { pathname } = window.location;
  const target = movedTo(pathname);
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
    message.textContent = t('errors.missingPath', { path: pathname });
}
