import { pageSignal } from '../../ui/browser/page-signal.ts';

/** How far down the window a heading counts as reached. */
const REACHED = 0.35;

/** Marks in the list of a text's sections, where the page has one, the section that is being read. */
export function followReading(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a[href^="#"]')];
  const headings = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
  if (links.length === 0 || headings.length < links.length) return;

  function mark() {
    const line = window.innerHeight * REACHED;
    const current = headings.findLastIndex((one) => one.getBoundingClientRect().top < line);
    links.forEach((link, index) => {
      link.ariaCurrent = index === current ? 'true' : null;
      const ring = link.querySelector<HTMLElement>('[data-station]');
      if (ring)
        ring.dataset['station'] = index === current ? 'now' : index < current ? 'done' : 'ring';
    });
  }

  // The root reaches far up, so that a jump over several headings is noticed too.
  const observer = new IntersectionObserver(mark, {
    rootMargin: `1000000px 0px ${-(1 - REACHED) * 100}% 0px`,
  });
  for (const heading of headings) observer.observe(heading);
  pageSignal().addEventListener('abort', () => observer.disconnect());
}
