import { expect, test } from 'vitest';
import { adoptStyles, TEXT_SPACING } from '../e2e/support/change-page.ts';
import { overflowPixels } from '../e2e/support/overflow.ts';
import { builtPaths } from '../e2e/support/paths.ts';
import type { View } from './driver/view.ts';
import { faults, lengthen } from './growth.ts';
import { inEachEngine, open } from './visit.ts';

type Window = readonly [width: number, height: number];

/** The narrowest supported viewport, and those of a phone, a tablet and a desktop. */
const WINDOWS: readonly Window[] = [
  [320, 900],
  [390, 900],
  [768, 900],
  [1440, 900],
];

/** The viewport of a desktop of 1280 × 1024 pixels at 400 % zoom (WCAG 2.2, 1.4.10). */
const ZOOMED: Window = [320, 256];

/** All pages, as this test only runs in nightly `npm run engines:all`. */
const PATHS = builtPaths;

/** Changes to a page, each on top of the previous ones; the last cannot be undone. */
const GROWTH: readonly (readonly [
  what: string,
  windows: readonly Window[],
  grow?: (view: View) => Promise<void>,
])[] = [
  ['zoomed to 400%', [ZOOMED]],
  ['text set wide', WINDOWS, (view) => view.run(adoptStyles, TEXT_SPACING)],
  ['words a third longer', WINDOWS, lengthen],
];

/** Faults of the page in its current state and viewport. */
async function wrongAt(view: View, at: string): Promise<string[]> {
  const wide = await view.run(overflowPixels);
  const found = await faults(view);
  return [...(wide > 0 ? [`${wide} px sideways`] : []), ...found].map((one) => `${at}: ${one}`);
}

inEachEngine(
  (view) => {
    test.each(PATHS)(
      '%s keeps its layout with zoom, wide text spacing and longer words',
      async (path) => {
        const wrong: string[] = [];
        await open(view(), path, ZOOMED);
        for (const [what, windows, grow] of GROWTH) {
          await grow?.(view());
          for (const [width, height] of windows) {
            await view().size(width, height);
            wrong.push(...(await wrongAt(view(), `${path}, ${what} at ${width} px`)));
          }
          await view().run(adoptStyles, '');
        }
        expect(wrong).toEqual([]);
      },
    );
  },
  { still: true },
  ['chromium'],
);

inEachEngine(
  (view) => {
    test.each(PATHS)('%s keeps its layout with a default font size of 32 px', async (path) => {
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
