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

/** Words that are broken in two though no hyphen or slash allows it. Unfolds everything to see. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || element.closest('svg, script, style')) continue;
      // Text that is there only to be heard.
      if (element.getBoundingClientRect().width <= 1) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /[\p{L}\p{N}.,:€%'’@_]+/gu,
      )) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top / 4))).size > 1) found.push(word);
      }
    }
    return found;
  });
}
