import { expect, test } from 'vitest';
import { builtPaths } from '../e2e/support/paths.ts';
import type { View } from './driver/view.ts';
import { faults, lengthen, sideways, WIDE_TEXT, wear } from './growth.ts';
import { inEachEngine, open } from './visit.ts';

/** The narrowest window that a page has to fit: a desktop's at 400%. */
const NARROW = [320, 900] as const;

/** What is done to a page, in which window, one after the other; the last cannot be undone. */
const GROWTH: readonly (readonly [
  what: string,
  window: readonly [number, number],
  grow: (view: View) => Promise<void>,
])[] = [
  // WCAG 2.2, 1.4.12
  ['text set wide at 320 px', NARROW, (view) => wear(view, WIDE_TEXT)],
  ['words a third longer at 390 px', [390, 900], lengthen],
];

inEachEngine(
  (view) => {
    test('every page stays whole as its text grows', { timeout: 600_000 }, async () => {
      const wrong: string[] = [];
      for (const path of builtPaths) {
        await open(view(), path, NARROW);
        for (const [what, window, grow] of GROWTH) {
          await view().size(...window);
          await wear(view(), '');
          const before = new Set(await faults(view()));
          await grow(view());
          const wide = await sideways(view());
          if (wide > 0) wrong.push(`${path}, ${what}: ${wide} px sideways`);
          const after = (await faults(view())).filter((one) => !before.has(one));
          wrong.push(...after.map((one) => `${path}, ${what}: ${one}`));
        }
      }
      expect(wrong).toEqual([]);
    });
  },
  { still: true },
  ['chromium'],
);
