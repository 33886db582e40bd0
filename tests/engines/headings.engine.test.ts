import { expect, test } from 'vitest';
import { lonely, WIDTHS } from '../e2e/support/headings.ts';
import { KINDS } from '../e2e/support/kinds.ts';
import { builtPaths } from '../e2e/support/paths.ts';
import { DESKTOP, inEachEngine, open } from './visit.ts';

/** One page of every kind; every page of the site in a run of `engines:all`. */
const PATHS = process.env.EVERY_PAGE ? builtPaths : KINDS;

/**
 * On the way to the narrowest: the web process of WebKitGTK 2.50 ends when /api/errors goes from
 * 1440 px to 320 at once, also without the page's scripts, typefaces and tables.
 */
const STEPS = [1000, 500];

// Firefox balances no heading with elements in its lines: those of every kind are worded accordingly.
// Chromium is asked for every page by the browser suite (tests/e2e/headings.e2e.ts).
inEachEngine(
  (view, engine) => {
    test('no heading leaves a word alone that has room beside another', {
      timeout: 900_000,
    }, async () => {
      const wrong: string[] = [];
      for (const path of PATHS) {
        await open(view(), path, DESKTOP);
        for (const width of STEPS) await view().size(width, 900);
        for (const width of WIDTHS) {
          await view().size(width, 900);
          const found = await view().run(lonely, engine === 'firefox' && PATHS !== KINDS);
          wrong.push(...found.map((heading) => `${path} at ${width} px: ${heading}`));
        }
      }
      expect(wrong).toEqual([]);
    });
  },
  { still: true },
  ['firefox', 'webkit'],
);
