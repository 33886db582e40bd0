import { expect, test } from 'vitest';
import { builtPaths } from '../e2e/support/paths.ts';
import type { View } from './driver/view.ts';
import { faults, lengthen, sideways, WIDE_TEXT, wear } from './growth.ts';
import { inEachEngine, open } from './visit.ts';

type Window = readonly [width: number, height: number];

/** The narrowest that a page has to fit, a phone's, a tablet's and a desktop's. */
const WINDOWS: readonly Window[] = [
  [320, 900],
  [390, 900],
  [768, 900],
  [1440, 900],
];

/** What is left at 400% of a desktop's window of 1280 by 1024 pixels (WCAG 2.2, 1.4.10). */
const ZOOMED: Window = [320, 256];

/** Every night each page, in `npm run engines:all`. */
const PATHS = builtPaths;

const LONG = 'words a third longer';

/**
 * On a tablet the latest post's stops are as far apart as their words were long when the page was
 * built, which longer words of another language would be, too (spread.ts).
 */
const BUILT_FOR_ITS_WORDS = `/blog, ${LONG} at 768`;

/** What is done to a page, one after the other; the last cannot be undone. */
const GROWTH: readonly (readonly [
  what: string,
  windows: readonly Window[],
  grow?: (view: View) => Promise<void>,
])[] = [
  ['zoomed to 400%', [ZOOMED]],
  // WCAG 2.2, 1.4.12
  ['text set wide', WINDOWS, (view) => wear(view, WIDE_TEXT)],
  [LONG, WINDOWS, lengthen],
];

/** What is wrong in this window as the page is now. */
async function wrongAt(view: View, at: string): Promise<string[]> {
  const wide = await sideways(view);
  const found = at.startsWith(BUILT_FOR_ITS_WORDS) ? [] : await faults(view);
  return [...(wide > 0 ? [`${wide} px sideways`] : []), ...found].map((one) => `${at}: ${one}`);
}

inEachEngine(
  (view) => {
    test.each(PATHS)('%s stays whole as its text grows', async (path) => {
      const wrong: string[] = [];
      await open(view(), path, ZOOMED);
      for (const [what, windows, grow] of GROWTH) {
        await grow?.(view());
        for (const [width, height] of windows) {
          await view().size(width, height);
          wrong.push(...(await wrongAt(view(), `${path}, ${what} at ${width} px`)));
        }
        await wear(view(), '');
      }
      expect(wrong).toEqual([]);
    });
  },
  { still: true },
  ['chromium'],
);

inEachEngine(
  (view) => {
    test.each(PATHS)('so does %s with letters twice as large, not zoomed', async (path) => {
      const wrong: string[] = [];
      await open(view(), path, ZOOMED);
      for (const [width, height] of WINDOWS) {
        await view().size(width, height);
        wrong.push(...(await wrongAt(view(), `${path} at ${width} px`)));
      }
      expect(wrong).toEqual([]);
    });
  },
  { still: true, letters: 32 },
  ['chromium'],
);
