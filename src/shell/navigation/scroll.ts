import { layOutAll } from '#ui/browser/deferred-layout.ts';

/** Whether a click follows a link to an anchor of the page that is shown; the burger's opens the menu. */
function leadsWithinPage({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.hash || link.hasAttribute('aria-controls')) return false;
  const { origin, pathname, search } = window.location;
  return link.origin === origin && link.pathname === pathname && link.search === search;
}

/**
 * Scrolls smoothly for links within a page, and for nothing else: Back and Forward, a reload and
 * the anchor of another page show their place at once. So does everything under reduced motion.
 */
export function scrollSmoothlyWithinPage(): void {
  const { style } = document.documentElement;
  const capture = { capture: true };
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const end = () => style.removeProperty('scroll-behavior');
  let follows = false;
  document.addEventListener(
    'click',
    (event) => {
      follows = leadsWithinPage(event);
      if (follows) layOutAll();
      if (follows && !still.matches) style.scrollBehavior = 'smooth';
      else end();
    },
    capture,
  );
  // A link within the page fires it as well as a step in the history.
  window.addEventListener(
    'popstate',
    () => {
      if (!follows) end();
      follows = false;
    },
    capture,
  );
  window.addEventListener('pagehide', end);
  document.addEventListener('scrollend', end);
}
