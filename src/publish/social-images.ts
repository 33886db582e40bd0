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

/** What draws a picture: with another line of it, typeface or library no picture of before is kept. */
const DRAWN_BY = ['src/publish/og/*.ts', 'src/publish/fonts/cuts.ts', 'src/tariff/rails.ts'];
/** Pictures at work at the same time: two cores. */
const LANES = 2;

type Attributes = Readonly<Record<string, string>>;

/** The attributes of a page's `meta` elements, by their property. */
function metaOf(html: string): ReadonlyMap<string, Attributes> {
  const found = new Map<string, Attributes>();
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'meta' && attributes['property']) found.set(attributes['property'], attributes);
      // The body has none, and is most of the page.
      if (name === 'body') parser.pause();
    },
  });
  parser.write(html);
  return found;
}

/** `/docs/payments` → `Docs`; the home page has the site's own line. */
function kickerOf(path: string): string {
  const first = path.split('/')[1] ?? '';
  if (!first) return site().tagline;
  return `${first[0]?.toUpperCase()}${first.slice(1)}`;
}

/** What the picture of one page shows, read from its head. Throws where the head does not say it. */
export function readSocialImage(file: string, html: string): { path: string; image: SocialImage } {
  const meta = metaOf(html);
  const said = (property: string): string => {
    const content = meta.get(property)?.['content'];
    if (content) return content;
    throw new Error(`${file}: expected <meta property="${property}"> with a content in the head`);
  };
  const named = new Set(meta.get('og:image')?.['data-rails']?.split(' '));
  return {
    path: new URL(said('og:image')).pathname,
    image: {
      title: said('og:image:alt'),
      kicker: kickerOf(new URL(said('og:url')).pathname),
      rails: rails().filter((rail) => named.has(rail)),
      company: site().name,
    },
  };
}

/** How every picture of this build is drawn: in which colours, and by what. */
export const look = (): readonly unknown[] => [brand(), hex(), railsFile(), versionOf(...DRAWN_BY)];

/** Pictures by where they are to be, in the built site. */
interface Wanted {
  readonly dist: string;
  readonly pictures: readonly (readonly [path: string, image: SocialImage])[];
}

/** Draws pictures, each once for all builds. */
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
 * Draws the social picture of every page that names one, beside what else is done until they are
 * awaited; a picture named twice is drawn once.
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
