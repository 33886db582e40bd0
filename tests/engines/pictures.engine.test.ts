import { expect, inject, test } from 'vitest';
import { consentCookie } from '#shell/cookie-banner/consent.ts';
import { difference } from './pictures.ts';
import { inEachEngine } from './visit.ts';

/**
 * Screenshots in Firefox and WebKit, of the second institution's site, so a change of content does
 * not affect them. `TAKE_PICTURES=1 npm run engines -- pictures` takes them again; check each one
 * before committing it.
 */
const WINDOWS = [
  [1024, 1400],
  [390, 1400],
] as const;
const PATHS = ['/', '/product', '/industries', '/fee', '/docs', '/nowhere'];

/** Waits in the page until its fonts and the images in the viewport are painted. */
const drawn = async () => {
  await document.fonts.ready;
  const seen = [...document.images].filter((image) => {
    const { top, height } = image.getBoundingClientRect();
    return height > 0 && top < window.innerHeight;
  });
  await Promise.all(seen.map((image) => image.decode()));
  // WebKit paints decoded images only in a later frame.
  for (let frames = 0; frames < 3; frames++) {
    await new Promise((next) => requestAnimationFrame(next));
  }
};

inEachEngine(
  (view, engine) => {
    test('the first screens look as in the stored screenshots', async () => {
      const wrong: string[] = [];
      const open = (path: string) => view().open(new URL(path, inject('institution')).href);
      // The cookie banner appears at an unpredictable time, so consent is given in advance.
      await open('/');
      await view().run(
        (consent) => {
          // biome-ignore lint/suspicious/noDocumentCookie: one string, as the banner itself writes it
          document.cookie = consent;
        },
        consentCookie(new Date(), false),
      );
      for (const path of PATHS) {
        for (const [width, height] of WINDOWS) {
          await view().size(width, height);
          await open(path);
          await view().run(drawn);
          const name = `${path.slice(1) || 'home'}-${width}`;
          const file = `tests/engines/pictures/${engine}/${name}.png`;
          wrong.push(...(await difference(await view().picture(), file, width)));
        }
      }
      expect(wrong).toEqual([]);
    });
  },
  { still: true },
);
