import type { Page } from '@playwright/test';

/** What moved by itself while the page was loaded and read, as `score: what` (CLS, 0 is wanted). */
export async function shifts(page: Page): Promise<string[]> {
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
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    await document.fonts.ready;
    await frame();
    await frame();
    return found;
  });
}
