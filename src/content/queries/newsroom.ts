import type { z } from 'zod';
import { neighbours, published } from '../dated.ts';
import { type Entry, loadFolder } from '../load.ts';
import { newsroomSchema } from '../schemas/documents.ts';
import { today } from '../site.ts';

/** Every announcement, those to come included. */
export const newsEntries = () => loadFolder('newsroom', newsroomSchema);

function toItem({ id, file, data }: Entry<z.output<typeof newsroomSchema>>) {
  return { ...data, id, href: `/newsroom/${id}`, file };
}

/** A published announcement; `file` is the document whose text is to be rendered. */
export type NewsItem = Readonly<ReturnType<typeof toItem>>;

/** Every published announcement, newest first. */
export function newsItems(): NewsItem[] {
  return published(newsEntries(), today).map(toItem);
}

/** Every published announcement with its neighbours. */
export function newsPages() {
  const all = newsItems();
  return all.map((item) => ({ item, ...neighbours(all, item.id) }));
}

/** A logo of the press kit, in the formats it comes in. */
export interface PressLogo {
  readonly label: string;
  readonly preview: string;
  readonly files: readonly { readonly format: string; readonly href: string }[];
}

const LOGOS = [
  { label: 'Logo, bone on black', file: 'logo-bone-on-black' },
  { label: 'Logo, black on white', file: 'logo-black-on-white' },
  { label: 'Mark, bone on black', file: 'mark-bone-on-black' },
  { label: 'Mark, black on white', file: 'mark-black-on-white' },
] as const;

/** The logos that the build writes under `/press/`. */
export const pressLogos: readonly PressLogo[] = LOGOS.map(({ label, file }) => ({
  label,
  preview: `/press/${file}.svg`,
  files: ['svg', 'png'].map((format) => ({
    format: format.toUpperCase(),
    href: `/press/${file}.${format}`,
  })),
}));
