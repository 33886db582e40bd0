import { serve } from '#tests/e2e/support/serve.ts';
import { openView } from '#tests/engines/driver/open.ts';
import { ENGINES, type View } from '#tests/engines/driver/view.ts';
import { type Cell, report } from './results.ts';

// Frames a second of idle pages in each engine, compared with those of the FAQ, which has no
// animation: the remaining cost of the drawings and the particles.
// Usage: node bench/frames-at-rest.ts [seconds a page, 5 by default] [engine …]

const STILL = '/faq';
const MOVING = ['/', '/product', '/404'];

/** Frames a second of an idle page. */
const frames = (view: View, seconds: number): Promise<number> =>
  view.run(
    (ms) =>
      new Promise<number>((resolve) => {
        let count = 0;
        let from = 0;
        const frame = (now: number) => {
          from ||= now;
          count += 1;
          if (now - from < ms) requestAnimationFrame(frame);
          else resolve((1000 * (count - 1)) / (now - from));
        };
        // Animations that run once when the page starts are over by then: they last until five
        // seconds after it is idle.
        setTimeout(() => requestAnimationFrame(frame), 8000);
      }),
    seconds * 1000,
  );

const [seconds = '5', ...asked] = process.argv.slice(2);
const { url, stop } = await serve('dist');
const rows: Cell[][] = [];
try {
  for (const engine of ENGINES.filter((one) => asked.length === 0 || asked.includes(one))) {
    const view = await openView(engine);
    await view.size(1440, 900);
    const measure = async (path: string) => {
      await view.open(url + path);
      return frames(view, Number(seconds));
    };
    const still = await measure(STILL);
    const row: Cell[] = [engine, still.toFixed(1)];
    for (const path of MOVING) {
      const now = await measure(path);
      row.push(`${now.toFixed(1)} (${(now / still).toFixed(2)})`);
    }
    rows.push(row);
    await view.close();
  }
} finally {
  stop();
}
report('Frames a second at rest, and their share of the FAQ’s', ['Engine', STILL, ...MOVING], rows);
