import type { Page } from '@playwright/test';

/** A visitor's style sheet with the text spacing of WCAG 2.2, 1.4.12, which must not lose content. */
export const TEXT_SPACING = `* { line-height: 1.5 !important;
  letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/**
 * Adds styles like a visitor's own style sheet, which the security policy allows, unlike a style
 * element; an empty text removes them. Runs in a page.
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** Runs `adoptStyles` in a page. */
export const visitorStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate(adoptStyles, css);

/** Shows the page in the fallback fonts of a first visit, which are wider than the web fonts. */
export const fallbackFonts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { style } = document.documentElement;
    const all = getComputedStyle(document.documentElement);
    for (const name of ['--sans', '--figures', '--mono']) {
      const stack = all.getPropertyValue(name);
      const [fallback] = /"[^"]+ Fallback".*/.exec(stack) ?? [];
      if (fallback) style.setProperty(name, fallback);
      // A page's CSS has only the custom properties that it uses.
      else if (stack || name === '--sans')
        throw new Error(`${name} has no fallback font: ${stack}`);
    }
  });

/**
 * Replaces the first text of every element in the main area that matches `selector` and whose text
 * has at least `least` characters. Returns the number of replaced texts.
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

/** Gives every list of the page `count` entries by repeating or removing its own. */
export function listsOf(page: Page, count: number): Promise<void> {
  return page.evaluate((wanted) => {
    const lists = document.querySelectorAll(
      'main :is(ul, ol, tbody, dl, :has(> details + details)):not([aria-hidden="true"] *, :is(nav, [role="list"]) *)',
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
