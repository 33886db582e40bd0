import { pathOf } from '../paths.ts';
import { today } from '../site.ts';
import { posts } from './blog-query.ts';
import { positions } from './careers-query.ts';
import { docPages } from './docs-query.ts';
import { feeVersions } from './fees-query.ts';
import { newsItems } from './newsroom-query.ts';

/** Dates stated in the content of pages, by path. */
export function statedDays(): ReadonlyMap<string, string> {
  const versions = feeVersions().all.flatMap(({ tariff }) => [tariff.announced, tariff.effective]);
  const fees = versions.filter((day) => day <= today()).toSorted();
  return new Map([
    ...posts().map(({ href, date, updated }) => [href, updated ?? date] as const),
    ...newsItems().map(({ href, date }) => [href, date] as const),
    ...[...docPages()].map(([slug, { data }]) => [pathOf.docs(slug), data.updated] as const),
    ...positions().map(({ id, data }) => [pathOf.careers(id), data.opened] as const),
    ['/fee', fees.at(-1) ?? today()],
  ]);
}
