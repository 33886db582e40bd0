import type { Page } from '@playwright/test';

/** Adds styles as a visitor's own: the page's security policy allows these, not a style element. */
export function visitorStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/**
 * Puts a text in place of the first words of every element that a selector finds in the page, where
 * those have at least so many letters. Says in how many.
 */
export function write(page: Page, selector: string, text: string, least = 1): Promise<number> {
  return page.evaluate(
    ({ selector, text, least }) => {
      const elements = document.querySelectorAll(
        `main :is(${selector}):not([aria-hidden="true"] *)`,
      );
      let written = 0;
      for (const element of elements) {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        let node = walker.nextNode();
        while (node && !node.textContent?.trim()) node = walker.nextNode();
        if (!node || (node.textContent?.trim().length ?? 0) < least) continue;
        node.textContent = text;
        written += 1;
      }
      return written;
    },
    { selector, text, least },
  );
}

/** Makes every list of the page so many entries long, by repeating or removing its own. */
export function listsOf(page: Page, count: number): Promise<void> {
  return page.evaluate((wanted) => {
    const lists = document.querySelectorAll(
      'main :is(ul, ol, tbody, dl):not([aria-hidden="true"] *, :is(nav, [role="list"]) *)',
    );
    for (const list of lists) {
      const entries = [...list.children];
      for (const extra of entries.slice(wanted)) extra.remove();
      for (let index = entries.length; index < wanted; index += 1) {
        const copy = entries[index % entries.length]?.cloneNode(true) as Element;
        for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id');
        list.append(copy);
      }
    }
  }, count);
}
