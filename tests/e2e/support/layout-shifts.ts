import { type Page, test } from '@playwright/test';
import { NOT_RENDERED } from './stalled-rendering.ts';

interface Reading {
  /** Layout shifts, as `score: text`. */
  found: string[];
  /** Whether the page stopped rendering, so that it could not be scrolled to its end. */
  stalled: boolean;
}

/** Scrolls through the page and records layout shifts since it was opened. */
function read(page: Page): Promise<Reading> {
  return page.evaluate(async () => {
    const found: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40));
        found.push(`${entry.value.toFixed(4)}: ${what.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const frame = () =>
      new Promise<boolean>((resolve) => {
        // Far longer than a frame takes on a busy machine.
        const stalled = setTimeout(resolve, 20_000, false);
        requestAnimationFrame(() => {
          clearTimeout(stalled);
          resolve(true);
        });
      });
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      if (!(await frame())) return { found, stalled: true };
    }
    await document.fonts.ready;
    // Shifts of the last frame are reported after one more frame.
    return { found, stalled: !((await frame()) && (await frame())) };
  });
}

/**
 * Layout shifts while the page was loaded and scrolled through, as `score: text` (a CLS of 0 is
 * required). Fails if the browser stops rendering the page, which the test's retry is for (decision
 * 0008).
 */
export async function shifts(page: Page): Promise<string[]> {
  const { found, stalled } = await read(page);
  if (!stalled) return found;
  test.info().annotations.push({ type: NOT_RENDERED });
  throw new Error(`The browser has stopped drawing ${page.url()}`);
}
