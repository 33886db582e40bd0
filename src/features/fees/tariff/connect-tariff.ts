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
import { AUDIENCE_KEY, CATEGORY_KEY } from '../fee-keys.ts';

function radios(root: ParentNode, name: string): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${name}"]`)];
}

/** Checks the radio button with the given value, otherwise the first. */
function choose(root: ParentNode, name: string, value: string | null): void {
  const all = radios(root, name);
  const chosen = all.find((radio) => radio.value === value) ?? all[0];
  if (chosen) chosen.checked = true;
}

/**
 * Writes a radio button that was checked before the script ran to the query string, unless that has
 * the parameter already.
 */
function keepChosen(root: ParentNode, name: string): void {
  const [usual, ...others] = radios(root, name);
  const chosen = others.find(({ checked }) => checked);
  if (chosen && chosen.value !== usual?.value) keepTyped(name, chosen.value);
}

/** Shows the lines that match the query and announces their number. */
function filter(sheet: HTMLElement, query: string): void {
  const { shown, total } = filterList(sheet, '[data-text]', query);
  const searching = isSearching(query);
  sheet.toggleAttribute('data-filtered', searching);
  const status = sheet.querySelector('[data-status]');
  const text = searching ? t('fees.found', { shown, total }) : '';
  if (status && status.textContent !== text) status.textContent = text;
  const nothing = sheet.querySelector<HTMLElement>('[data-nothing]');
  if (nothing) nothing.hidden = shown > 0;
}

/** Applies one query to both audiences. */
function showQuery(root: HTMLElement, query: string): void {
  for (const input of root.querySelectorAll<HTMLInputElement>(`input[name="${FILTER_KEY}"]`)) {
    if (input.value !== query) input.value = query;
  }
  for (const sheet of root.querySelectorAll<HTMLElement>('[data-audience]')) filter(sheet, query);
}

/** Scrolls the filter to the top of the screen if its first hit would be below the screen. */
function revealHits(field: HTMLElement): void {
  const sheet = field.closest('[data-audience]');
  const hit = sheet?.querySelector('[data-text]:not([hidden])');
  if (hit && hit.getBoundingClientRect().bottom > window.innerHeight) field.scrollIntoView();
}

function show(root: HTMLElement): void {
  const params = readAddress();
  choose(root, AUDIENCE_KEY, params.get(AUDIENCE_KEY));
  choose(root, CATEGORY_KEY, params.get(CATEGORY_KEY));
  showQuery(root, params.get(FILTER_KEY) ?? '');
}

/**
 * Reveals the target of the fragment, be it in a closed disclosure or in the other audience's list.
 */
function showTarget(root: HTMLElement): void {
  const target = addressTarget();
  const folded = target?.closest('details');
  if (folded && !folded.open) {
    folded.open = true;
    target?.scrollIntoView();
  }
  const audience = target?.closest<HTMLElement>('[data-audience]')?.dataset.audience;
  if (!target || !audience || !root.contains(target)) return;
  writeAddress((params) => {
    setOrDrop(params, AUDIENCE_KEY, audience, radios(root, AUDIENCE_KEY)[0]?.value ?? '');
    params.delete(FILTER_KEY);
  });
  show(root);
  target.scrollIntoView();
}

/**
 * Synchronises the price list's controls and the query string. Does nothing on a page without a
 * price list.
 */
export function connectTariff(): void {
  const root = document.getElementById('tariff');
  if (!root) return;
  let cancelWrite: (() => void) | undefined;
  root.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value } = target;
    if (name === FILTER_KEY) {
      showQuery(root, value);
      if (isSearching(value)) revealHits(target);
      cancelWrite?.();
      cancelWrite = writeAddressSoon((params) => setOrDrop(params, name, value, ''));
      return;
    }
    const usual = radios(root, name)[0]?.value ?? '';
    writeAddress((params) => setOrDrop(params, name, value, usual));
  });
  watchAddress(() => show(root));
  window.addEventListener('hashchange', () => showTarget(root));
  const typed = root.querySelector<HTMLInputElement>(`input[name="${FILTER_KEY}"]`);
  keepTyped(FILTER_KEY, typed?.value ?? '');
  keepChosen(root, AUDIENCE_KEY);
  keepChosen(root, CATEGORY_KEY);
  show(root);
  showTarget(root);
}
