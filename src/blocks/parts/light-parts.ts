/** Matches the page's index, whose links lead to the parts. */
const INDEX = '[data-index]';

/** The share of the viewport height above which a part counts as reached. */
const REACHED = 0.42;

/** Sets `aria-current` on the link of the page's index that leads to the part in view. */
function lightParts(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`${INDEX} a`)];
  const parts = links.flatMap(({ hash }) => document.querySelector(hash) ?? []);
  if (parts.length === 0) return;
  const observer = new IntersectionObserver(
    () => {
      const line = window.innerHeight * REACHED;
      const current = parts.findLast((part) => part.getBoundingClientRect().top <= line);
      const over = current && current.getBoundingClientRect().bottom > line ? current.id : '';
      for (const link of links) {
        if (link.hash === `#${over}`) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: `-${REACHED * 100}% 0px -${(1 - REACHED) * 100}% 0px` },
  );
  for (const part of parts) observer.observe(part);
}

lightParts();
