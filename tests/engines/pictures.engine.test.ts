import { expect, inject, test } from 'vitest';
import { consentCookie } from '#shell/cookie-banner/consent.ts';
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

/** Waits in the page until what lies in its window is drawn: its typefaces, and its pictures. */
const drawn = async () => {
  await document.fonts.ready;
  const seen = [...document.images].filter((image) => {
    const { top, height } = image.getBoundingClientRect();
    return height > 0 && top < window.innerHeight;
  });
  await Promise.all(seen.map((image) => image.decode()));
  // WebKit paints what it has decoded in a frame of its own.
  for (let frames = 0; frames < 3; frames++) {
    await new Promise((next) => requestAnimationFrame(next));
  }
};

inEachEngine(
  (view, engine) => {
    test('first screens are drawn as they are kept', async () => {
      const wrong: string[] = [];
      const open = (path: string) => view().open(new URL(path, inject('institution')).href);
      // The banner comes when the page is at rest, sooner or later: its consent is given already.
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
  ['firefox', 'webkit'],
);
