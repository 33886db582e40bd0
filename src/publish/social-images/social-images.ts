import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brand, hex } from '#content/brand.ts';
import type { PageRecord } from '#content/page-record.ts';
import { kindOf, searchPage } from '#content/queries/search-query.ts';
import { railsFile } from '#content/rails.ts';
import { site } from '#content/site.ts';
import { buildCache, versionOf } from '../build-cache.ts';
import { runInWorker } from '../run-in-worker.ts';
import { renderSocialImage, type SocialImage } from './social-image.ts';

/** The files that draw an image: a change in one of them, a font or a library invalidates the cache. */
const DRAWN_BY = ['src/publish/{social-images,fonts}/*.{ts,typ}', 'src/tariff/rails.ts'];
/** The number of images drawn concurrently, for two cores. */
const LANES = 2;

/** The page's kind, as the search names it; the tagline for the home page and error pages. */
function kickerOf(path: string): string {
  const kinds = searchPage().kinds.map(({ label, under }) => ({
    label,
    under: under.filter((prefix) => prefix !== '/'),
  }));
  return kinds[kindOf(path, kinds)]?.label ?? site().tagline;
}

/** The content of a page's image. */
export const imageOf = (page: Pick<PageRecord, 'title' | 'path'>): SocialImage => ({
  title: page.title,
  kicker: kickerOf(page.path),
  company: site().name,
});

/** The parts of the cache key common to all images: colours, rails, and the version of the drawing code. */
const look = (): readonly unknown[] => [brand(), hex(), railsFile(), versionOf(...DRAWN_BY)];

/** Images to draw, by their path in the built site. */
interface Wanted {
  readonly dist: string;
  readonly pictures: readonly (readonly [path: string, image: SocialImage])[];
}

/** Draws images, reusing those of earlier builds. */
export async function work({ dist, pictures }: Wanted): Promise<void> {
  const drawn = buildCache('social-images', look());
  const waiting = pictures.values();
  const lane = async (): Promise<void> => {
    for (const [path, image] of waiting) {
      const file = join(dist, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await drawn([image], () => renderSocialImage(image)));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/**
 * Draws the social image of every page that names one, in the background until it is awaited; an
 * image named twice is drawn once.
 */
export function socialImages(dist: string, pages: readonly PageRecord[]): Promise<void> {
  const wanted = new Map<string, SocialImage>();
  for (const page of pages) {
    const { pathname } = new URL(page.image);
    if (!wanted.has(pathname)) wanted.set(pathname, imageOf(page));
  }
  const data: Wanted = { dist, pictures: [...wanted] };
  return runInWorker(new URL(import.meta.url), data);
}
