import type { Page } from '@playwright/test';

/** How many pixels the page scrolls sideways. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Elements whose own words are cut off by a box that does not scroll. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    return [...document.querySelectorAll('header, main *, footer *')]
      .filter(
        (element) =>
          words(element) &&
          element.checkVisibility() &&
          !element.closest('svg, [aria-hidden="true"]'),
      )
      .flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const text = range.getBoundingClientRect();
        for (
          let box: Element | null = element;
          box && box !== document.body;
          box = box.parentElement
        ) {
          const { overflowX, overflowY, position, clipPath } = getComputedStyle(box);
          // Text that is there only to be heard.
          if (position === 'absolute' && clipPath !== 'none') return [];
          const edge = box.getBoundingClientRect();
          const cut =
            (/hidden|clip/.test(overflowY) &&
              (text.bottom > edge.bottom + 2 || text.top < edge.top - 2)) ||
            (/hidden|clip/.test(overflowX) &&
              (text.right > edge.right + 2 || text.left < edge.left - 2));
          if (cut) return [element.textContent?.trim().slice(0, 50) ?? ''];
          if (/auto|scroll/.test(overflowX + overflowY)) return [];
        }
        return [];
      });
  });
}
