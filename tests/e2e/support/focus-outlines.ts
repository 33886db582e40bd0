import type { Page } from '@playwright/test';

/**
 * Focuses every focusable element and returns those whose focus outline is missing, is clipped by
 * an ancestor, or crosses the element's text.
 */
export function faultyFocusOutlines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isDrawn = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;

    /**
     * The element that shows the outline, with the outline's style: the element itself, the row
     * that its `::after` covers, or an ancestor such as the box around a field.
     */
    function frameOf(element: Element): [Element, CSSStyleDeclaration] | null {
      const after = getComputedStyle(element, '::after');
      if (after.content !== 'none' && isDrawn(after)) {
        let row: Element | null = element;
        while (row && getComputedStyle(row).position === 'static') row = row.parentElement;
        return row && [row, after];
      }
      for (let one: Element | null = element; one; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (isDrawn(style)) return [one, style];
      }
      return null;
    }

    /** The boxes of an element's text, reduced to the height of its capitals. */
    function* lettersIn(element: Element): Generator<DOMRect> {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.textContent?.trim() || !parent?.checkVisibility() || parent.closest('pre, svg'))
          continue;
        if (parent.getBoundingClientRect().width < 2) continue;
        const size = Number.parseFloat(getComputedStyle(parent).fontSize);
        range.selectNodeContents(node);
        for (const { left, top, width, height } of range.getClientRects()) {
          if (width > 2)
            yield new DOMRect(left, top + height / 2 - size * 0.36, width, size * 0.72);
        }
      }
    }

    function faultOf(element: HTMLElement): string | null {
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) return null;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const frame = frameOf(element);
      if (!frame) return 'no frame';
      const [framed, { outlineOffset, outlineWidth }] = frame;
      const thick = Number.parseFloat(outlineWidth);
      const out = Number.parseFloat(outlineOffset) + thick;
      const { left, top, right, bottom } = framed.getBoundingClientRect();
      const box = { left: left - out, top: top - out, right: right + out, bottom: bottom + out };
      for (let one = framed.parentElement; one && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(one);
        const edge = one.getBoundingClientRect();
        const isCut =
          (overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1)) ||
          (overflowY !== 'visible' && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1));
        if (isCut) return 'cut off';
      }
      if (box.left < 0 || box.right > window.innerWidth) return 'beyond the window';
      // A link that wraps has an outline of several pieces.
      if (framed.getClientRects().length > 1) return null;
      for (const letters of lettersIn(framed)) {
        const inside =
          letters.left > box.left + thick - 1 &&
          letters.right < box.right - thick + 1 &&
          letters.top > box.top + thick - 1 &&
          letters.bottom < box.bottom - thick + 1;
        if (!inside) return 'on its letters';
      }
      return null;
    }

    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    return [...all]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const fault = faultOf(element);
        const name = element.ariaLabel ?? element.textContent?.trim().slice(0, 40);
        return fault ? [`${element.localName} “${name}”: ${fault}`] : [];
      });
  });
}
