import {
  FILTER_KEY,
  keepTyped,
  readAddress,
  setOrDrop,
  watchAddress,
  writeAddress,
  writeAddressSoon,
} from '#ui/browser/address.ts';
import { addressTarget } from '#ui/browser/address-target.ts';
import { filterList, isSearching } from '#ui/filter/filter.ts';
import { t } from '#words/words.ts';

/** Filters the answers and announces how many match. */
function filter(search: HTMLElement, query: string): void {
  const { shown, total } = filterList(document, 'details', query);
  const status = search.querySelector('[data-status]');
  const text = isSearching(query) && shown > 0 ? t('faq.found', { shown, total }) : '';
  // Rewriting the same text would announce it again at every key press.
  if (status && status.textContent !== text) status.textContent = text;
  const nothing = search.querySelector<HTMLElement>('[data-nothing]');
  if (nothing) nothing.hidden = shown > 0;
}

/**
 * Synchronises the search field, the answers and the query string, and opens the answer that the
 * fragment points to. Does nothing on a page without the field.
 */
export function connectFaq(): void {
  const search = document.querySelector<HTMLElement>('[data-faq-search]');
  const field = search?.querySelector('input');
  if (!search || !field) return;
  const show = () => {
    const query = readAddress().get(FILTER_KEY) ?? '';
    if (field.value !== query) field.value = query;
    filter(search, query);
  };
  let cancelWrite: (() => void) | undefined;
  field.addEventListener('input', () => {
    filter(search, field.value);
    cancelWrite?.();
    cancelWrite = writeAddressSoon((params) => setOrDrop(params, FILTER_KEY, field.value, ''));
  });
  const openLinked = () => {
    const answer = addressTarget();
    if (!(answer instanceof HTMLDetailsElement)) return;
    if (answer.hidden) {
      cancelWrite?.();
      writeAddress((params) => params.delete(FILTER_KEY));
      show();
    }
    answer.open = true;
  };
  watchAddress(show);
  window.addEventListener('hashchange', openLinked);
  keepTyped(FILTER_KEY, field.value);
  show();
  openLinked();
}
