import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { emitImageMetadata } from 'astro/assets/utils/node';
import { bytesOf, CONTENT_DIR, ContentError, nameOf } from '#content/files.ts';

/**
 * What Astro has to know of a picture of the content directory to make small copies of it. A build
 * finds it beside the pages, under a name that changes with it, as if it had been imported.
 */
export async function pictureOf(file: string) {
  const bytes = bytesOf(file);
  const picture = await emitImageMetadata(join(CONTENT_DIR, file));
  if (!picture) throw new ContentError(`${nameOf(file)}: is no picture`);
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

/** A picture as a page shows it, made small. */
async function shownPicture(file: string) {
  // Only Astro knows the module: scripts that read this one do without.
  const { getImage } = await import('astro:assets');
  const { src, attributes } = await getImage({ src: await pictureOf(file) });
  return { src, width: Number(attributes['width']), height: Number(attributes['height']) };
}

/** The sections of a page with the pictures of those that show one; one that is named stays its name. */
export const withPictures = <Section>(sections: readonly Section[]) =>
  Promise.all(
    sections.map(async (section) =>
      typeof section === 'object' && section !== null && 'picture' in section
        ? { ...section, shown: await shownPicture(String(section.picture).slice(1)) }
        : section,
    ),
  );
