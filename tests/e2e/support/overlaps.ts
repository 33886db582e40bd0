import type { Page } from '@playwright/test';
import { horizontalOverflow } from './overflow.ts';

/** The narrowest supported viewport, and those of a phone, a tablet and a desktop. */
export const WIDTHS = [320, 390, 768, 1440];

/** The drawings, in which longer words may overlap: their texts are decoration. */
export const DRAWINGS = '[aria-hidden="true"]';

/**
 * Texts that overlap another text, as `one: over other`, and texts that are cut off at a side, except
 * in elements that match `leftOut`. Runs in the page.
 */
export function overlappingTexts(leftOut?: string): string[] {
  const found = new Set<string>();
  const lines: { box: DOMRect; element: Element; text: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim().slice(0, 24);
    if (!element || !text || !element.checkVisibility({ opacityProperty: true })) continue;
    if (element.closest('svg, script, style, pre, header, [data-screen]')) continue;
    if (leftOut && element.closest(leftOut)) continue;
    let box: Element | null = element;
    let heard = false;
    for (; box && box !== document.body; box = box.parentElement) {
      const { position, clipPath, overflowX } = getComputedStyle(box);
      if (position === 'absolute' && clipPath !== 'none') heard = true;
      if (/sticky|fixed/.test(position) || /auto|scroll/.test(overflowX)) heard = true;
    }
    if (heard) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2) continue;
      if (rect.right > document.documentElement.clientWidth + 1) found.add(`${text}: cut`);
      lines.push({ box: rect, element, text });
    }
  }
  // Glyphs take about the middle of their line box.
  const head = ({ top, height }: DOMRect) => top + 0.23 * height;
  const foot = ({ bottom, height }: DOMRect) => bottom - 0.23 * height;
  lines.sort((one, other) => one.box.top - other.box.top);
  lines.forEach(({ box, element, text }, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > box.bottom) break;
      if (other.element === element || other.element.contains(element)) continue;
      if (element.contains(other.element)) continue;
      const height = Math.min(foot(box), foot(other.box)) - Math.max(head(box), head(other.box));
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      if (width > 4 && height > 0) {
        found.add(`${text}: over ${other.text}`);
      }
    }
  });
  return [...found];
}

/** What no longer fits after a page's text has grown: the page scrolls sideways, or texts overlap. */
export const growthFaults = async (page: Page, leftOut?: string): Promise<string[]> => [
  ...(await horizontalOverflow(page)),
  ...(await page.evaluate(overlappingTexts, leftOut)),
];
