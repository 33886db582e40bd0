import { addressTarget } from '../../ui/browser/address-target.ts';
import { filterList, isSearching } from '../../ui/filter/filter.ts';

/** Filters the answers by what is typed, and says how many are left. */
function filter(search: HTMLElement, query: string): void {
  const { shown, total } = filterList(document, 'details', query);
  const status = search.querySelector('[data-status]');
  const text = isSearching(query) && shown > 0 ? `${shown} of ${total} answers` : '';
  // The same count is not said again with every letter.
  if (status && status.textContent !== text) status.textContent = text;
  const nothing = search.querySelector<HTMLElement>('[data-nothing]');
  if (nothing) nothing.hidden = shown > 0;
}

/**
 * Connects the search field with the answers, and opens the answer that the address points to; on
 * a page without the field it does nothing.
 */
export function connectFaq(): void {
  const search = document.querySelector<HTMLElement>('[data-faq-search]');
  const field = search?.querySelector('input');
  if (!search || !field) return;
  field.addEventListener('input', () => filter(search, field.value));
  const openLinked = () => {
    const answer = addressTarget();
    if (!(answer instanceof HTMLDetailsElement)) return;
    if (answer.hidden) {
      field.value = '';
      filter(search, '');
    }
    answer.open = true;
  };
  window.addEventListener('hashchange', openLinked);
  // A browser may have kept what was typed before a reload.
  filter(search, field.value);
  openLinked();
}
