import type { Found } from './filter.ts';

/**
 * Filters a list by the queries passed to the returned function, which resolves once the list shows
 * the query's entries. The matching is loaded with the first query; if that fails, the list stays
 * whole and the next query loads it again. See `filterList` for the list and `selector`; `report`
 * is told what each query has found.
 */
export function listFilter(
  list: ParentNode,
  selector: string,
  report: (found: Found) => void,
): (query: string) => Promise<void> {
  let latest = '';
  let isUsed = false;
  return async (query) => {
    latest = query;
    isUsed ||= query !== '';
    if (!isUsed) return;
    const matching = await import('./filter.ts').catch(() => undefined);
    if (matching && query === latest) report(matching.filterList(list, selector, query));
  };
}

/** Announces what a query has found, in `root`'s status, or else shows its message for nothing. */
export function announceFound(root: ParentNode, text: string, shown: number): void {
  const status = root.querySelector('[data-status]');
  // Rewriting the same text would announce it again at every key press.
  if (status && status.textContent !== text) status.textContent = text;
  const nothing = root.querySelector<HTMLElement>('[data-nothing]');
  if (nothing) nothing.hidden = shown > 0;
}
