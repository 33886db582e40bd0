import type { Found } from './filter.ts';

/**
 * Filters a list by the queries passed to the returned function, which resolves once the list shows
 * the query's entries. The matching is loaded with the first query. See `filterList` for the list
 * and `selector`; `report` is told what each query has found.
 */
export function listFilter(
  list: ParentNode,
  selector: string,
  report: (found: Found) => void,
): (query: string) => Promise<void> {
  let latest = '';
  let matching: Promise<typeof import('./filter.ts')> | undefined;
  return async (query) => {
    latest = query;
    if (query === '' && !matching) return;
    matching ??= import('./filter.ts');
    const { filterList } = await matching;
    if (query === latest) report(filterList(list, selector, query));
  };
}
