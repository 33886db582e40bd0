import { chromium, type Page } from 'playwright-core';
import { startNode } from '#hosting/tests/servers.ts';
import { CHROMIUM_FLAGS, systemChromium } from '#scripts/chromium.ts';

// Tests whether the browser ever stops rendering a page that is scrolled on a busy machine: such a
// page produces no more frames, and a test that waits for one times out.
// Usage: node bench/stalled-frames.ts [minutes, 5 by default]; CHROMIUM_PATH sets another browser

/** More browsers than cores, as on a shared machine. */
const BROWSERS = 4;
const WIDTHS = [390, 320, 768, 1240];
const PATHS = ['/blog', '/faq', '/product', '/fee', '/industries', '/docs', '/newsroom', '/'];
/** A frame takes some hundredths of a second; a page without one for this long has stalled. */
const STALLED_AFTER_MS = 15_000;

/** Scrolls to the end, two frames per viewport height; resolves to the number of frames. */
const scroll = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let frames = 0;
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight, frames += 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    return frames;
  });

async function browse(base: string, end: number): Promise<{ frames: number; stalls: number }> {
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    args: [...CHROMIUM_FLAGS],
    ...(executablePath && { executablePath }),
  });
  const sum = { frames: 0, stalls: 0 };
  for (let visit = 0; Date.now() < end; visit += 1) {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const path = PATHS[visit % PATHS.length] ?? '/';
    await page.goto(base + path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // An abandoned scroll ends when its page is closed.
      const scrolled = scroll(page).catch(() => 0);
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, STALLED_AFTER_MS));
      const frames = await Promise.race([scrolled, late]);
      if (frames === undefined) {
        sum.stalls += 1;
        console.log(`${path} at ${width} px has stalled`);
        break;
      }
      sum.frames += frames;
    }
    await page.close();
  }
  await browser.close();
  return sum;
}

const minutes = Number(process.argv[2] ?? 5);
const server = await startNode('dist');
try {
  const base = `http://127.0.0.1:${server.port}`;
  const end = Date.now() + minutes * 60_000;
  const sums = await Promise.all(Array.from({ length: BROWSERS }, () => browse(base, end)));
  const total = (key: 'frames' | 'stalls') => sums.reduce((sum, one) => sum + one[key], 0);
  console.log(`${total('frames')} frames in ${minutes} min, ${total('stalls')} stalls`);
} finally {
  await server.stop();
}
