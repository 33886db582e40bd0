import { expect, test } from 'vitest';
import { builtPaths } from '../e2e/support/paths.ts';
import { faults, sideways, WIDE_TEXT, wear } from './growth.ts';
import { inEachEngine, visit } from './visit.ts';

/** The narrowest window that a page has to fit. */
const NARROW = [320, 900] as const;

inEachEngine(
  (view) => {
    test('every page stays whole with text set wide', { timeout: 120_000 }, async () => {
      const wrong: string[] = [];
      for (const path of builtPaths) {
        await visit(view(), path, NARROW);
        const before = new Set(await faults(view()));
        await wear(view(), WIDE_TEXT);
        const wide = await sideways(view());
        if (wide > 0) wrong.push(`${path}: ${wide} px sideways`);
        wrong.push(
          ...(await faults(view()))
            .filter((one) => !before.has(one))
            .map((one) => `${path}: ${one}`),
        );
      }
      expect(wrong).toEqual([]);
    });
  },
  { still: true },
  ['chromium'],
);
