/**
 * Measures the page: its length and where its opening ends in px, the share of its characters
 * smaller than `small` px, its smallest font size, and the number of links to the registration, the
 * eligibility check and personal contact. Runs in the page.
 */
export function pageMeasures(small: number) {
  const main = document.querySelector('main') ?? document.body;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let [all, below, least] = [0, 0, Number.POSITIVE_INFINITY];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!parent || text === '' || parent.closest('script, style, [aria-hidden="true"]')) continue;
    if (!parent.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true }))
      continue;
    const { width, height } = parent.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    all += text.length;
    if (size < small) below += text.length;
    least = Math.min(least, size);
  }
  const count = (selector: string) => main.querySelectorAll(selector).length;
  const opening = main.querySelector('h1')?.parentElement;
  return {
    length: document.documentElement.scrollHeight,
    opening: Math.ceil(opening?.getBoundingClientRect().bottom ?? Number.NaN),
    small: `${Math.round((below / Math.max(all, 1)) * 100)} %`,
    smallest: `${least} px`,
    register: count('[data-outbound="register"]'),
    check: count('a[href*="/eligibility"], form[action*="/eligibility"]'),
    person: count('a[href^="tel:"], a[href^="mailto:"]'),
  };
}
