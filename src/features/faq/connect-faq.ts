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

/** Filters the answers by what is typed, and says how many are left. */
function filter(search: HTMLElement, query: string): void {
  const { shown, total } = filterList(document, 'details', query);
  const status = search.querySelector('[data-status]');
  const text = isSearching(query) && shown > 0 ? t('faq.found', { shown, total }) : '';
  // The same count is not said again with every letter.
  if (status && status.textContent !== text) status.textContent = text;
  const nothing = search.querySelector<HTMLElement>('[data-nothing]');
  if (nothing) nothing.hidden = shown > 0;
}

/**
 * Keeps the search field, the answers and the address saying the same, and opens the answer that the
 * address points to; on a page without the field it does nothing.
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
  let callOff: (() => void) | undefined;
  field.addEventListener('input', () => {
    filter(search, field.value);
    callOff?.();
    callOff = writeAddressSoon((params) => setOrDrop(params, FILTER_KEY, field.value, ''));
  });
  const openLinked = () => {
    const answer = addressTarget();
    if (!(answer instanceof HTMLDetailsElement)) return;
    if (answer.hidden) {
      callOff?.();
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
