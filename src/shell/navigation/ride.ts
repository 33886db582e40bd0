/** On the root while a link leads from one place of the page to another. */
const RIDE = 'data-ride';

/** Whether a click follows a link to an anchor of the page that is shown. */
function leadsWithinPage({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.hash) return false;
  const { origin, pathname, search } = window.location;
  return link.origin === origin && link.pathname === pathname && link.search === search;
}

/**
 * Scrolls smoothly for links within a page, and for nothing else: Back and Forward, a reload and
 * the anchor of another page show their place at once.
 */
export function rideWithinPage(): void {
  const root = document.documentElement;
  const capture = { capture: true };
  const end = () => root.removeAttribute(RIDE);
  document.addEventListener(
    'click',
    (event) => root.toggleAttribute(RIDE, leadsWithinPage(event)),
    capture,
  );
  // A step to an anchor says so in the same way, without a state.
  window.addEventListener(
    'popstate',
    ({ state, isTrusted }) => state && isTrusted && end(),
    capture,
  );
  document.addEventListener('astro:before-preparation', end);
  document.addEventListener('scrollend', end);
}
