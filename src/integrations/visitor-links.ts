/** The query parameter that hands the visitor id to the registration and login application. */
export const VISITOR_ID_PARAMETER = 'nxp_vid';

/** The address with the visitor id; a query string that is there already is kept. */
export function withVisitorId(address: string, visitorId: string): string {
  const url = new URL(address);
  url.searchParams.set(VISITOR_ID_PARAMETER, visitorId);
  return url.href;
}

function decorate(visitorId: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-outbound]')) {
    link.href = withVisitorId(link.href, visitorId);
  }
}

/** Puts the visitor id on every Register and Login link, on this page and on those that follow. */
export function decorateOutboundLinks(visitorId: string): void {
  decorate(visitorId);
  document.addEventListener('astro:page-load', () => decorate(visitorId));
}
