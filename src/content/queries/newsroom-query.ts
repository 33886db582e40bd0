import type { z } from 'zod';
import type { Entry } from '../load.ts';
import { pathOf } from '../paths.ts';
import { readFolder } from '../read.ts';
import type { newsroomSchema } from '../schemas/documents-schema.ts';
import { published } from '../visible.ts';

/** Every announcement, future ones included. */
export const newsEntries = () => readFolder('newsroom');

function toItem({ id, file, data }: Entry<z.output<typeof newsroomSchema>>) {
  return { ...data, id, href: pathOf.newsroom(id), file };
}

/** A published announcement; `file` is the document to render. */
export type NewsItem = Readonly<ReturnType<typeof toItem>>;

/** Every published announcement, newest first. */
export function newsItems(): NewsItem[] {
  return published(newsEntries()).map(toItem);
}

/** Every published announcement with its neighbours. */
export function newsPages() {
  const all = newsItems();
  return all.map((item, index) => ({ item, newer: all[index - 1], older: all[index + 1] }));
}
