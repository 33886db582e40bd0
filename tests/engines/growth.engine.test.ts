import { expect, test } from 'vitest';
import { KINDS } from '../e2e/support/kinds.ts';
import { builtPaths } from '../e2e/support/paths.ts';
import type { View } from './driver/view.ts';
import { faults, lengthen, sideways, WIDE_TEXT, wear } from './growth.ts';
import { inEachEngine, open, PHONE } from './visit.ts';

/** The narrowest window that a page has to fit: a desktop's at 400%. */
const NARROWEST = 320;
const HEIGHT = 900;

/** One page of each kind at every change, every page when asked (`npm run engines:all`). */
const PATHS = process.env.EVERY_PAGE ? builtPaths : KINDS;

/** Where texts still touch in wider windows when they are set wide; the accessibility statement says so. */
const TOUCHING = [
  '/',
  '/blog',
  '/newsroom/lisbon-office-opens',
  '/newsroom/tariff-2027-1-announced',
];

/** What is done to a page, in windows of which widths, one after the other; the last cannot be undone. */
const GROWTH: readonly (readonly [
  what: string,
  widths: readonly number[],
  grow: (view: View) => Promise<void>,
])[] = [
  // WCAG 2.2, 1.4.12
  ['text set wide', [NARROWEST, 768, 1440], (view) => wear(view, WIDE_TEXT)],
  ['words a third longer', [390], lengthen],
];

inEachEngine(
  (view) => {
    test('pages stay whole as their text grows', { timeout: 900_000 }, async () => {
      const wrong: string[] = [];
      for (const path of PATHS) {
        await open(view(), path, [NARROWEST, HEIGHT]);
        for (const [what, widths, grow] of GROWTH) {
          for (const width of widths) {
            await view().size(width, HEIGHT);
            await wear(view(), '');
            const before = new Set(await faults(view()));
            await grow(view());
            const at = `${path}, ${what} at ${width} px`;
            const wide = await sideways(view());
            if (wide > 0) wrong.push(`${at}: ${wide} px sideways`);
            if (width > PHONE[0] && TOUCHING.includes(path)) continue;
            const after = (await faults(view())).filter((one) => !before.has(one));
            wrong.push(...after.map((one) => `${at}: ${one}`));
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  },
  { still: true },
  ['chromium'],
);

inEachEngine(
  (view) => {
    test('so it does with letters twice as large, the page not zoomed', {
      timeout: 900_000,
    }, async () => {
      const wrong: string[] = [];
      for (const path of PATHS) {
        await open(view(), path, [PHONE[0], HEIGHT]);
        for (const width of [PHONE[0], 768, 1440]) {
          await view().size(width, HEIGHT);
          const wide = await sideways(view());
          if (wide > 0) wrong.push(`${path} at ${width} px: ${wide} px sideways`);
          wrong.push(...(await faults(view())).map((one) => `${path} at ${width} px: ${one}`));
        }
      }
      expect(wrong).toEqual([]);
    });
  },
  { still: true, letters: 32 },
  ['chromium'],
);
