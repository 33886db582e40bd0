/** How far down the window a heading counts as reached. */
const REACHED = 0.35;

/** Lights or puts out a way of the list, with its ring where it has one. */
function light(
  link: HTMLAnchorElement,
  state: 'now' | 'done' | 'ring',
  what: 'page' | 'true',
): void {
  link.ariaCurrent = state === 'now' ? what : null;
  const ring = link.querySelector<HTMLElement>('[data-station]');
  if (ring) ring.dataset['station'] = state;
}

/** How far down a list that is longer than the window its mark stands, once it is that far. */
const MARKED = 0.6;

/** Brings what is marked into the list's own view, where the list is longer than the window. */
function bringIntoView(list: HTMLElement): void {
  const marked = list.querySelector('[aria-current]');
  if (!marked || list.scrollHeight <= list.clientHeight) return;
  const above = marked.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTop += above - list.clientHeight * MARKED;
}

/**
 * Marks in the list of a text's sections, where the page has one, the section that is being read;
 * above the first, the page itself where it is in the list.
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

  // The root reaches far up, so that a jump over several headings is noticed too.
  const observer = new IntersectionObserver(() => mark(list), {
    rootMargin: `1000000px 0px ${-(1 - REACHED) * 100}% 0px`,
  });
  for (const heading of headings) observer.observe(heading);
}
