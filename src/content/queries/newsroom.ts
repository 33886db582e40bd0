import { type CollectionEntry, getCollection } from 'astro:content';
import { join } from 'node:path';
import type { Rail } from '../../tariff/rails.ts';
import { neighbours, published } from '../dated.ts';
import { fillMarks } from '../marks.ts';
import { type NewsroomPage, newsroomPageSchema } from '../schemas/newsroom-page.ts';
import { CONTENT_DIR, marks, site, today } from '../site.ts';
import { readYaml } from '../yaml-file.ts';

/** The texts of `/newsroom`, which every announcement ends with too. */
export const newsroomPage: NewsroomPage = readYaml(
  join(CONTENT_DIR, 'pages/newsroom.yaml'),
  newsroomPageSchema,
  (raw) => fillMarks(raw, marks),
);

type Entry = CollectionEntry<'newsroom'>;

/** A published announcement. */
export interface NewsItem {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly description: string;
  readonly date: Date;
  readonly kind: Entry['data']['kind'];
  readonly place: string;
  readonly lines: readonly Rail[];
}

function toItem({ id, data }: Entry): NewsItem {
  return { ...data, id, href: `/newsroom/${id}` };
}

async function entries(): Promise<Entry[]> {
  return published(await getCollection('newsroom'), today);
}

/** Every published announcement, newest first. */
export async function newsItems(): Promise<NewsItem[]> {
  return (await entries()).map(toItem);
}

/** Every published announcement with its neighbours and the document to be rendered. */
export async function newsPages() {
  const listed = await entries();
  const all = listed.map(toItem);
  return listed.map((entry) => ({
    item: toItem(entry),
    entry,
    ...neighbours(all, entry.id),
  }));
}

/** The company's name as it stands in running text. */
export const companyName: string = site.name;
