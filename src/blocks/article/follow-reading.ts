/** The share of the viewport height above which a heading counts as reached. */
const REACHED = 0.35;

/**
 * Sets or removes `aria-current` on a link of the list, and the state of its station if it has one.
 */
function light(
  link: HTMLAnchorElement,
  state: 'now' | 'done' | 'ring',
  what: 'page' | 'true',
): void {
  link.ariaCurrent = state === 'now' ? what : null;
  const ring = link.querySelector<HTMLElement>('[data-station]');
  if (ring) ring.dataset.station = state;
}

/**
 * Where the marked link is scrolled to in a list that overflows, as a share of the list's height.
 */
const MARKED = 0.6;

/** Scrolls the list, not the page, to the marked link if the list overflows. */
function bringIntoView(list: HTMLElement): void {
  const marked = list.querySelector('[aria-current]');
  if (!marked || list.scrollHeight <= list.clientHeight) return;
  const above = marked.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTop += above - list.clientHeight * MARKED;
}

/**
 * Marks the section being read in the page's list of sections, if it has one; above the first
 * section it marks the page itself, if the list includes it.
 */
export function followReading(): void {
  const list = document.querySelector<HTMLElement>('[data-contents]');
  const links = [...(list?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])];
  const headings = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
  if (!list || links.length === 0 || headings.length < links.length) return;
  const page = list.querySelector<HTMLAnchorElement>('a[aria-current="page"]');

  function mark(within: HTMLElement) {
    const line = window.innerHeight * REACHED;
    const current = headings.findLastIndex((one) => one.getBoundingClientRect().top < line);
    links.forEach((link, index) => {
      light(link, index === current ? 'now' : index < current ? 'done' : 'ring', 'true');
    });
    if (page) light(page, current < 0 ? 'now' : 'done', 'page');
    bringIntoView(within);
  }

  // The large margin at the top keeps headings far above intersecting, so that a jump past several
  // of them is noticed too.
  const observer = new IntersectionObserver(() => mark(list), {
    rootMargin: `1000000px 0px ${-(1 - REACHED) * 100}% 0px`,
  });
  for (const heading of headings) observer.observe(heading);
}
