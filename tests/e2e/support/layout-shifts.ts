import type { Page } from '@playwright/test';

/**
 * Scrolls through the page and returns the layout shifts since it was opened, each with its score,
 * its time, and what moved from where to where (a CLS of 0 is required). Fails if the browser stops
 * rendering the page, which the test's retry is for (decision 0008).
 */
export function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    const at = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: {
          node?: Element | null;
          previousRect: DOMRectReadOnly;
          currentRect: DOMRectReadOnly;
        }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.textContent?.trim().slice(0, 40)} (${at(previousRect)} → ${at(currentRect)})`,
        );
        const when = `at ${Math.round(entry.startTime)} ms`;
        found.push(`${entry.value.toFixed(4)} ${when}: ${what.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const frame = () =>
      new Promise((resolve, reject) => {
        const stalled = new Error('The browser has stopped rendering the page');
        // Far longer than a frame takes on a busy machine.
        setTimeout(reject, 20_000, stalled);
        requestAnimationFrame(resolve);
      });
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
    await document.fonts.ready;
    // Shifts of the last frame are reported after one more frame.
    await frame();
    await frame();
    return found;
  });
}
