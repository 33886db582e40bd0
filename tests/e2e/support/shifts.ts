import type { Page } from '@playwright/test';

interface Reading {
  /** What moved, as `score: what`. */
  found: string[];
  /** The page gave no further frame, so it could not be read to its end. */
  stalled: boolean;
}

/** Scrolls through the page and notes what moved by itself since it was opened. */
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
    // What the last frame moved is known after one more.
    return { found, stalled: !((await frame()) && (await frame())) };
  });
}

/**
 * What moved by itself while the page was loaded and read, as `score: what` (CLS, 0 is wanted).
 * A page that the browser stops drawing (decision 0008) is opened and read once more.
 */
export async function shifts(page: Page): Promise<string[]> {
  const { found, stalled } = await read(page);
  if (!stalled) return found;
  await page.reload();
  const again = await read(page);
  if (again.stalled) throw new Error(`The browser has stopped drawing ${page.url()}, twice`);
  return [...found, ...again.found];
}
