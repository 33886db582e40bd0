import { expect, test } from 'vitest';
import { KINDS } from '../e2e/support/kinds.ts';
import { lineGaps } from '../e2e/support/line-gaps.ts';
import { overflowPixels, splitWords } from '../e2e/support/overflow.ts';
import { overlappingTexts } from '../e2e/support/overlaps.ts';
import type { View } from './driver/view.ts';
import { inEachEngine, open } from './visit.ts';

/** From a desktop viewport at 400 % zoom to a whole one; each has other layout rules. */
const WIDTHS = [320, 390, 768, 1024, 1440] as const;
const HEIGHT = 900;

/**
 * From this width on no word may be split, except the groups of a UETR, which may break anywhere.
 */
const PHONE = 390;
const GROUP = /^(?=.*\d)(?=.*[a-f])[\da-f]+$/;

const brokenWords = async (view: View): Promise<string[]> =>
  (await view.run(splitWords))
    .filter((word) => !GROUP.test(word))
    .map((word) => `${word} broken in two`);

/** One page of every kind, and pages with a layout of their own. */
const PATHS = [...KINDS, '/docs/money/until-when', '/docs/glossary', '/search'];

/** The position of the header, if it does not span the top of the page. */
const misplaced = (view: View): Promise<string[]> =>
  view.run(() => {
    const box = document.querySelector('header')?.getBoundingClientRect();
    if (!box) return ['no header'];
    const { left, top, width } = box;
    if (Math.abs(left) + Math.abs(top) + Math.abs(width - document.documentElement.clientWidth) < 1)
      return [];
    return [`header at ${left}, ${top}, ${width} px wide`];
  });

// Chromium is tested for this and more by tests/e2e/pages.e2e.ts.
inEachEngine(
  (view) => {
    test.each(PATHS)('%s has no layout fault at five widths', async (path) => {
      const wrong: string[] = [];
      await open(view(), path, [WIDTHS[0], HEIGHT]);
      for (const width of WIDTHS) {
        await view().size(width, HEIGHT);
        expect(await view().run(() => window.innerWidth)).toBe(width);
        const wide = await view().run(overflowPixels);
        const found = [
          ...(wide > 0 ? [`${wide} px sideways`] : []),
          ...(await view().run(overlappingTexts)),
          ...(await view().run(lineGaps)),
          ...(width < PHONE ? [] : await brokenWords(view())),
          ...(await misplaced(view())),
        ];
        wrong.push(...found.map((one) => `at ${width} px: ${one}`));
      }
      expect(wrong).toEqual([]);
    });
  },
  { still: true },
);
