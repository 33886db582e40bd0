import { layOutAll } from '#ui/browser/deferred-layout.ts';

/**
 * Whether a click follows a link to a fragment of this page; the burger's link, which opens the
 * menu, does not count.
 */
function isSamePageLink({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.hash || link.hasAttribute('aria-controls')) return false;
  const { origin, pathname, search } = window.location;
  return link.origin === origin && link.pathname === pathname && link.search === search;
}

/**
 * Scrolls smoothly for links within the page only: Back and Forward, a reload and a fragment of
 * another page jump at once, as does everything under reduced motion.
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
      follows = isSamePageLink(event);
      if (follows) layOutAll();
      if (follows && !still.matches) style.scrollBehavior = 'smooth';
      else end();
    },
    capture,
  );
  // With estimated heights, the end of the page would move away while the browser scrolls to it.
  document.addEventListener('keydown', ({ key }) => key === 'End' && layOutAll(), capture);
  // `popstate` fires for a link within the page as well as for Back and Forward.
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
