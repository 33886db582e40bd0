import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';
import { trustedHtml } from './trusted-html.ts';

/**
 * The rules that a built page carries. The policy of the page that is shown refuses those of any
 * other, so that a mark takes their place: the router keeps what bears the same.
 */
const OWN_RULES = /<style( data-astro-transition-persist="rules")>[\s\S]*?<\/style>/;

/**
 * Fetches and parses the page of a navigation, as the router's own loader does, but without the
 * page's own rules. Leaves to the browser what is no page of this site.
 */
export async function fetchPage(event: TransitionBeforePreparationEvent): Promise<void> {
  const { signal } = event;
  const response = await fetch(event.to, { signal }).catch(() => undefined);
  const isPage = response?.headers.get('content-type')?.startsWith('text/html') ?? false;
  // It may also break off half-way, or another navigation may begin meanwhile.
  const text = isPage ? await response?.text().catch(() => undefined) : undefined;
  if (!response || text === undefined) {
    event.preventDefault();
    return;
  }
  if (response.redirected) {
    const { hash } = event.to;
    event.to = new URL(response.url);
    event.to.hash = hash;
  }
  const html = import.meta.env.PROD ? text.replace(OWN_RULES, '<meta$1>') : text;
  event.newDocument = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  for (const element of event.newDocument.querySelectorAll('noscript')) element.remove();
}
