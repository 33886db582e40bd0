import { expect, test } from 'vitest';
import { wordsInTwo } from '../e2e/support/fit.ts';
import { KINDS } from '../e2e/support/kinds.ts';
import { gaps } from '../e2e/support/lines.ts';
import type { View } from './driver/view.ts';
import { faults, sideways } from './growth.ts';
import { inEachEngine, open } from './visit.ts';

/** From a desktop's window at 400% to a desktop's: each width has the page's rules drawn anew. */
const WIDTHS = [320, 390, 768, 1024, 1440] as const;
const HEIGHT = 900;

/** From a phone on every word has room; groups of a UETR may break anywhere. */
const PHONE = 390;
const GROUP = /^(?=.*\d)(?=.*[a-f])[\da-f]+$/;

const brokenWords = async (view: View): Promise<string[]> =>
  (await view.run(wordsInTwo))
    .filter((word) => !GROUP.test(word))
    .map((word) => `${word} broken in two`);

/** One page of every kind, and those whose compositions are their own. */
const PATHS = [...KINDS, '/docs/money/until-when', '/docs/glossary', '/search'];

/** Where the header is, unless it takes the whole width at the top. */
const misplaced = (view: View): Promise<string[]> =>
  view.run(() => {
    const box = document.querySelector('header')?.getBoundingClientRect();
    if (!box) return ['no header'];
    const { left, top, width } = box;
    if (Math.abs(left) + Math.abs(top) + Math.abs(width - document.documentElement.clientWidth) < 1)
      return [];
    return [`header at ${left}, ${top}, ${width} px wide`];
  });

// Chromium is held to the same, and more, by the browser suite (tests/e2e/pages.e2e.ts).
inEachEngine(
  (view) => {
    test.each(PATHS)('%s stands as it is meant at five widths', async (path) => {
      const wrong: string[] = [];
      await open(view(), path, [WIDTHS[0], HEIGHT]);
      for (const width of WIDTHS) {
        await view().size(width, HEIGHT);
        expect(await view().run(() => window.innerWidth)).toBe(width);
        const wide = await sideways(view());
        const found = [
          ...(wide > 0 ? [`${wide} px sideways`] : []),
          ...(await faults(view())),
          ...(await view().run(gaps)),
          ...(width < PHONE ? [] : await brokenWords(view())),
          ...(await misplaced(view())),
        ];
        wrong.push(...found.map((one) => `at ${width} px: ${one}`));
      }
      expect(wrong).toEqual([]);
    });
  },
  { still: true },
  ['firefox', 'webkit'],
);
