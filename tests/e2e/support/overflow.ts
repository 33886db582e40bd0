import type { Page } from '@playwright/test';

/** How far a page scrolls horizontally, in pixels. Runs in the page. */
export function overflowPixels(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(0, scrollWidth - clientWidth);
}

/** How far the page scrolls horizontally, if it does. */
export async function horizontalOverflow(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(overflowPixels);
  return pixels > 0 ? [`${pixels} px`] : [];
}

/** Elements whose text is cut off by a box that does not scroll. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    /** The boxes of an element's own texts, without those of the elements in it. */
    const textsOf = (element: Element) =>
      [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
      });
    return [...document.querySelectorAll('header, main *, footer *')]
      .filter(
        (element) => element.checkVisibility() && !element.closest('svg, [aria-hidden="true"]'),
      )
      .flatMap((element) => {
        const texts = textsOf(element);
        if (texts.length === 0) return [];
        for (
          let box: Element | null = element;
          box && box !== document.body;
          box = box.parentElement
        ) {
          const { overflowX, overflowY, position, clipPath } = getComputedStyle(box);
          // Text only for screen readers.
          if (position === 'absolute' && clipPath !== 'none') return [];
          const edge = box.getBoundingClientRect();
          const cut = texts.some(
            ({ top, right, bottom, left }) =>
              (/hidden|clip/.test(overflowY) && (bottom > edge.bottom + 2 || top < edge.top - 2)) ||
              (/hidden|clip/.test(overflowX) && (right > edge.right + 2 || left < edge.left - 2)),
          );
          if (cut) return [element.textContent?.trim().slice(0, 50) ?? ''];
          if (/auto|scroll/.test(overflowX + overflowY)) return [];
        }
        return [];
      });
  });
}

/** Opens every `<details>`. */
export const openDetails = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });

/**
 * Words that are split across lines where no hyphen or slash allows it, except in code, which may
 * break anywhere.
 */
export function splitWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines = () => {
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    return new Set(boxes.map(({ top }) => Math.round(top / 4))).size;
  };
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility() || element.closest('svg, script, style, pre')) continue;
    // Text only for screen readers, by itself or in the hidden head of a table shown as a list.
    if (element.getBoundingClientRect().width <= 1) continue;
    const head = element.closest('thead');
    if (head && getComputedStyle(head).clipPath !== 'none') continue;
    range.selectNodeContents(node);
    if (lines() < 2) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(
      /[\p{L}\p{N}.,:€%'’@_]+/gu,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (lines() > 1) found.push(word);
    }
  }
  return found;
}

/** Table cells whose text overflows into the neighbouring cells. */
export function overrunCells(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll('main :is(td, th)')].flatMap((cell) => {
    if (!cell.checkVisibility()) return [];
    const { left, right } = cell.getBoundingClientRect();
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      // Text only for screen readers, or a mark beside the table.
      if (!element || element.getBoundingClientRect().width <= 1) continue;
      if (element.closest('[aria-hidden="true"]')) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      if (lines.some((line) => line.right > right + 1 || line.left < left - 1))
        return [cell.textContent ?? ''];
    }
    return [];
  });
}

/** E-mail addresses, IBANs and code with automatic hyphenation, where an inserted hyphen would change them. */
export function hyphenated(): string[] {
  const IDENTIFIER = /\S@\S+\.\S|\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2}/;
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = own.map(({ textContent }) => textContent).join('');
    if (!element.closest('code, pre') && !IDENTIFIER.test(text)) return [];
    return getComputedStyle(element).hyphens === 'auto' ? [text.trim()] : [];
  });
}

/** Runs `splitWords` in a page. */
export const splitWordsIn = (page: Page): Promise<string[]> => page.evaluate(splitWords);

/**
 * Sticky elements without a background under which other text passes while scrolling, as `text:
 * over text`.
 */
export function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = (element: Element) => element.textContent?.trim().slice(0, 30) ?? '';
    const shown = [...document.querySelectorAll('main *')].filter((element) =>
      element.checkVisibility(),
    );
    const opaque = (element: Element) => {
      const { backgroundColor } = getComputedStyle(element);
      return !/^rgba|\//.test(backgroundColor) && element.clientHeight > 0;
    };
    const staying = shown.filter(
      (element) =>
        getComputedStyle(element).position === 'sticky' &&
        ![element, ...element.querySelectorAll('*')].some(opaque),
    );
    const texts = shown.filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    const found = new Set<string>();
    for (let y = 0; staying.length > 0 && y < document.body.scrollHeight; y += 200) {
      window.scrollTo({ top: y, behavior: 'instant' });
      for (const element of staying) {
        const over = element.getBoundingClientRect();
        if (over.bottom < 0 || over.top > window.innerHeight) continue;
        for (const text of texts) {
          if (element.contains(text) || text.contains(element)) continue;
          const under = text.getBoundingClientRect();
          const width = Math.min(over.right, under.right) - Math.max(over.left, under.left);
          const height = Math.min(over.bottom, under.bottom) - Math.max(over.top, under.top);
          if (width > 4 && height > 4 && under.width > 2) {
            found.add(`${words(element)}: over ${words(text)}`);
          }
        }
      }
    }
    return [...found];
  });
}
