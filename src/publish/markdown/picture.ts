import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { emitImageMetadata } from 'astro/assets/utils/node';
import { bytesOf, CONTENT_DIR, ContentError, nameOf } from '#content/files.ts';

/**
 * The metadata from which Astro makes resized copies of an image in the content directory. A build
 * emits the image under a hashed name, as if it had been imported.
 */
export async function pictureOf(file: string) {
  const bytes = bytesOf(file);
  const picture = await emitImageMetadata(join(CONTENT_DIR, file));
  if (!picture) throw new ContentError([{ file: nameOf(file), expected: 'is not a picture' }]);
  const { OUT_DIR } = process.env;
  if (OUT_DIR) {
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
    picture.src = `/_astro/${parse(file).name}.${hash}.${picture.format}`;
    const copy = join(OUT_DIR, picture.src);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(CONTENT_DIR, file), copy);
  }
  return picture;
}

/** The resized image that a page shows. */
async function shownPicture(file: string) {
  // Imported on use, because the module exists only within Astro and scripts import this file too.
  const { getImage } = await import('astro:assets');
  const { src, attributes } = await getImage({ src: await pictureOf(file) });
  return { src, width: Number(attributes['width']), height: Number(attributes['height']) };
}

/** The sections of a page; those with a `picture` also get the resized image as `shown`. */
export const withPictures = <Section>(sections: readonly Section[]) =>
  Promise.all(
    sections.map(async (section) =>
      typeof section === 'object' && section !== null && 'picture' in section
        ? { ...section, shown: await shownPicture(String(section.picture).slice(1)) }
        : section,
    ),
  );
