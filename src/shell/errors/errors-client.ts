import { BOT_USER_AGENT } from '#spec.ts';
import { t } from '#words/words.ts';

/** An address that moved: a pattern over the whole path, and where it leads. */
interface Moved {
  readonly pattern: string;
  readonly to: string;
}

/** Where the path has moved to, for static hosts that cannot redirect themselves. */
function movedTo(path: string): string | undefined {
  const moved: Moved[] = JSON.parse(document.getElementById('moved')?.textContent ?? '[]');
  return moved.find(({ pattern }) => new RegExp(pattern).test(path))?.to;
}

/**
 * What an error document can only know in the browser: on a purely static host it redirects the
 * legacy posts, hides the page from bots, and says which path was not found (specification, 8),
 * as text, never as HTML.
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
