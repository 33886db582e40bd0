import { BOT_USER_AGENT } from '../../spec.ts';
import { movedTo } from './moved.ts';

/**
 * What an error document can only know in the browser: on a purely static host it redirects the
 * legacy posts, hides the page from bots, and says which path was not found.
 */
export function showErrorDetails(): void {
  const status = document.querySelector<HTMLMetaElement>('meta[name="error-status"]')?.content;
  if (!status) return;
  const { pathname } = window.location;
  const moved = document.getElementById('moved')?.textContent;
  const target = moved && movedTo(pathname, JSON.parse(moved));
  if (target) {
    window.location.replace(target);
    return;
  }
  if (BOT_USER_AGENT.test(navigator.userAgent)) {
    document.querySelector('main')?.replaceChildren();
    return;
  }
  const message = document.querySelector('[data-error-message]');
  if (message && status === '404') message.textContent = notFoundMessage(pathname);
}

/** The error object's message for an unknown path (specification, 8); shown as text, never as HTML. */
export function notFoundMessage(path: string): string {
  return `Page not found: ${path}`;
}
