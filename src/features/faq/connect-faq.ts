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
import type { Found } from '#ui/filter/filter.ts';
import { announceFound, listFilter } from '#ui/filter/list-filter.ts';
import { t } from '#words/words.ts';

/** Announces how many answers match. */
function report(search: HTMLElement, { searching, similar, ...counts }: Found): void {
  const found = similar ? t('faq.foundSimilar', counts) : t('faq.found', counts);
  announceFound(search, searching && counts.shown > 0 ? found : '', counts.shown);
}

/**
 * Synchronises the search field, the answers and the query string, and opens the answer that the
 * fragment points to. Does nothing on a page without the field.
 */
export function connectFaq(): void {
  const search = document.querySelector<HTMLElement>('[data-faq-search]');
  const field = search?.querySelector('input');
  if (!search || !field) return;
  const filter = listFilter(document, 'details', (found) => report(search, found));
  const show = () => {
    const query = readAddress().get(FILTER_KEY) ?? '';
    if (field.value !== query) field.value = query;
    return filter(query);
  };
  let cancelWrite: (() => void) | undefined;
  field.addEventListener('input', () => {
    void filter(field.value);
    cancelWrite?.();
    cancelWrite = writeAddressSoon((params) => setOrDrop(params, FILTER_KEY, field.value, ''));
  });
  const openLinked = async () => {
    const answer = addressTarget();
    if (!(answer instanceof HTMLDetailsElement)) return;
    answer.open = true;
    if (!answer.hidden) return;
    cancelWrite?.();
    writeAddress((params) => params.delete(FILTER_KEY));
    await show();
    answer.scrollIntoView();
  };
  watchAddress(show);
  window.addEventListener('hashchange', openLinked);
  keepTyped(FILTER_KEY, field.value);
  void show().then(openLinked);
}
