import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { consentCookie } from '#shell/cookie-banner/consent.ts';
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

/** The difference in brightness, of 255, from which a pixel counts as different. */
const ANOTHER = 64;
/**
 * The share of pixels that may differ: enough for another machine's text rendering, too little for
 * a missing drawing.
 */
const MAY_DIFFER = 0.01;

/**
 * Screenshots are stored at a third of their size, so that drawings are recognisable and edges of
 * glyphs hardly count.
 */
const small = (png: Uint8Array, width: number) =>
  sharp(png)
    .resize({ width: Math.round(width / 3) })
    .greyscale();

/**
 * The difference between a screenshot, `width` CSS pixels wide, and the stored one in `file`, as
 * text; empty if they match. With TAKE_PICTURES set, the screenshot is stored instead.
 */
async function difference(png: Uint8Array, file: string, width: number): Promise<string[]> {
  if (process.env.TAKE_PICTURES) {
    mkdirSync(dirname(file), { recursive: true });
    const kept = await small(png, width).png({ palette: true, colours: 32, effort: 10 }).toBuffer();
    writeFileSync(file, kept);
    return [];
  }
  if (!existsSync(file)) return [`${file} is missing: take it with TAKE_PICTURES=1`];
  const now = await small(png, width).raw().toBuffer({ resolveWithObject: true });
  const kept = await sharp(readFileSync(file))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (now.info.width !== kept.info.width || now.info.height !== kept.info.height) {
    return [`${file}: ${now.info.width} × ${now.info.height} points`];
  }
  const other = now.data.filter(
    (point, index) => Math.abs(point - (kept.data[index] ?? 0)) > ANOTHER,
  ).length;
  const part = other / now.data.length;
  return part > MAY_DIFFER ? [`${file}: ${(100 * part).toFixed(1)}% of it is another`] : [];
}

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
