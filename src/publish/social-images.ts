import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Parser } from 'htmlparser2';
import { brand, hex } from '#content/brand.ts';
import { railsFile } from '#content/rails.ts';
import { site } from '#content/site.ts';
import { rails } from '#tariff/rails.ts';
import { buildCache, versionOf } from './build-cache.ts';
import { renderSocialImage, type SocialImage } from './og/social-image.ts';
import { runInWorker } from './run-in-worker.ts';

/** The files that draw an image: a change in one of them, a font or a library invalidates the cache. */
const DRAWN_BY = [
  'src/publish/og/*.ts',
  'src/publish/fonts/font-instances.ts',
  'src/tariff/rails.ts',
];
/** The number of images drawn concurrently, for two cores. */
const LANES = 2;

type Attributes = Readonly<Record<string, string>>;

/** The attributes of a page's `meta` elements, by their `property`. */
function metaOf(html: string): ReadonlyMap<string, Attributes> {
  const found = new Map<string, Attributes>();
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'meta' && attributes['property']) found.set(attributes['property'], attributes);
      // Skips the body, which has no `meta` elements and is most of the page.
      if (name === 'body') parser.pause();
    },
  });
  parser.write(html);
  return found;
}

/** The section shown above the title: `/docs/payments` → `Docs`; the home page shows the site's tagline. */
function kickerOf(path: string): string {
  const first = path.split('/')[1] ?? '';
  if (!first) return site().tagline;
  return `${first[0]?.toUpperCase()}${first.slice(1)}`;
}

/** The content of a page's image, read from its head. Throws if the head lacks it. */
export function readSocialImage(file: string, html: string): { path: string; image: SocialImage } {
  const meta = metaOf(html);
  const metaContent = (property: string): string => {
    const content = meta.get(property)?.['content'];
    if (content) return content;
    throw new Error(`${file}: expected <meta property="${property}"> with a content in the head`);
  };
  const named = new Set(meta.get('og:image')?.['data-rails']?.split(' '));
  return {
    path: new URL(metaContent('og:image')).pathname,
    image: {
      title: metaContent('og:image:alt'),
      kicker: kickerOf(new URL(metaContent('og:url')).pathname),
      rails: rails().filter((rail) => named.has(rail)),
      company: site().name,
    },
  };
}

/** The parts of the cache key common to all images: colours, rails, and the version of the drawing code. */
export const look = (): readonly unknown[] => [brand(), hex(), railsFile(), versionOf(...DRAWN_BY)];

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
export function socialImages(dist: string, files: readonly string[]): Promise<void> {
  const wanted = new Map<string, SocialImage>();
  for (const file of files) {
    const { path, image } = readSocialImage(file, readFileSync(join(dist, file), 'utf8'));
    if (!wanted.has(path)) wanted.set(path, image);
  }
  const data: Wanted = { dist, pictures: [...wanted] };
  return runInWorker(new URL(import.meta.url), data);
}
