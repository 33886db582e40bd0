import type { Page } from '@playwright/test';

/**
 * Focuses every focusable element in order or in reverse order, and returns those that are then
 * completely covered or outside the viewport (WCAG 2.2, 2.4.11). `focus()` scrolls as Tab does, but
 * is much faster. `within` is a part of the page that traps the focus.
 */
export function hiddenFromFocus(
  page: Page,
  direction: 'forward' | 'backward',
  within = 'body',
): Promise<string[]> {
  return page.evaluate(
    ([direction, within]) => {
      /** Points spread over the part of a box that is in the viewport. */
      function* pointsOf(box: DOMRect): Generator<[number, number]> {
        const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
        const width = Math.min(box.right, window.innerWidth) - left;
        const height = Math.min(box.bottom, window.innerHeight) - top;
        if (width <= 0 || height <= 0) return;
        for (const x of [0.05, 0.25, 0.5, 0.75, 0.95]) {
          for (const y of [0.1, 0.3, 0.5, 0.7, 0.9]) yield [left + width * x, top + height * y];
        }
      }

      function isSeen(element: Element): boolean {
        for (const box of element.getClientRects()) {
          for (const [x, y] of pointsOf(box)) {
            const hit = document.elementFromPoint(x, y);
            if (hit && (element.contains(hit) || hit.contains(element))) return true;
            if (hit?.closest('label')?.contains(element)) return true;
          }
        }
        return false;
      }

      const all = [
        ...document.querySelectorAll<HTMLElement>(
          `${within} :is(a[href], button, input, select, textarea, summary, [tabindex="0"])`,
        ),
      ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
      if (direction === 'backward') all.reverse();
      return all.flatMap((element) => {
        element.focus();
        if (document.activeElement !== element || isSeen(element)) return [];
        const { left, top } = element.getBoundingClientRect();
        const place =
          document.elementFromPoint(left + 1, top + 1)?.localName ?? 'beyond the window';
        return [`${element.localName} “${element.textContent?.trim().slice(0, 40)}”: ${place}`];
      });
    },
    [direction, within] as const,
  );
}
