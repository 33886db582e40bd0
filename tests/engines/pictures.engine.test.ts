import { expect, inject, test } from 'vitest';
import { difference } from './pictures.ts';
import { inEachEngine } from './visit.ts';

/**
 * What the two other engines draw. It is the second institution, so that nobody who changes the content
 * has to take the pictures anew: `TAKE_PICTURES=1 npm run engines -- pictures` does, and somebody
 * looks at each before it is committed.
 */
const WINDOWS = [
  [1024, 1400],
  [390, 1400],
] as const;
const PATHS = ['/', '/product', '/industries', '/fee', '/docs', '/nowhere'];

inEachEngine(
  (view, engine) => {
    test('first screens are drawn as they are kept', async () => {
      const wrong: string[] = [];
      for (const path of PATHS) {
        for (const [width, height] of WINDOWS) {
          await view().size(width, height);
          await view().open(new URL(path, inject('institution')).href);
          // A typeface that is late for the first picture is there for the second.
          await view().run(async () => void (await document.fonts.ready));
          await view().reload();
          await view().run(async () => void (await document.fonts.ready));
          const name = `${path.slice(1) || 'home'}-${width}`;
          const file = `tests/engines/pictures/${engine}/${name}.png`;
          wrong.push(...(await difference(await view().picture(), file, width)));
        }
      }
      expect(wrong).toEqual([]);
    });
  },
  { still: true },
  ['firefox', 'webkit'],
);
