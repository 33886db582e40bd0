import { addDays } from '#tariff/day.ts';
import { hasFile } from '../files.ts';
import { read } from '../read.ts';
import type { PageDays } from '../schemas/page-days-schema.ts';
import { today } from '../site.ts';
import { tariffs } from '../tariffs.ts';
import { postEntries, posts } from './blog-query.ts';
import { positionEntries, positions } from './careers-query.ts';
import { docPages } from './docs-query.ts';
import { feeVersions } from './fees-query.ts';
import { newsEntries, newsItems } from './newsroom-query.ts';

/** The file with the recorded dates of pages, inside the content directory. */
export const PAGE_DAYS = 'page-days.yaml';

/** The recorded dates; empty if there is no such file. */
export const pageDays = (): PageDays => (hasFile(PAGE_DAYS) ? read(PAGE_DAYS) : {});

/** Dates stated in the content of pages, by path. */
export function statedDays(): ReadonlyMap<string, string> {
  const versions = feeVersions().all.flatMap(({ tariff }) => [tariff.announced, tariff.effective]);
  const fees = versions.filter((day) => day <= today()).toSorted();
  return new Map([
    ...posts().map(({ href, date, updated }) => [href, updated ?? date] as const),
    ...newsItems().map(({ href, date }) => [href, date] as const),
    ...[...docPages()].map(([slug, { data }]) => [`/docs/${slug}`, data.updated] as const),
    ...positions().map(({ id, data }) => [`/careers/${id}`, data.opened] as const),
    ['/fee', fees.at(-1) ?? today()],
  ]);
}

/** Every date, past or future, on which content changes by itself. */
export function datedDays(): string[] {
  return [
    ...[...postEntries(), ...newsEntries()].map(({ data }) => data.date),
    ...positionEntries().flatMap(({ data }) => [data.opened, addDays(data.closes, 1)]),
    ...tariffs().flatMap(({ announced, effective }) => [announced, effective]),
  ];
}
