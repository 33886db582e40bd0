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
import { AUDIENCE_KEY, CATEGORY_KEY } from '../fee-keys.ts';

/** The radio buttons of a parameter, whose names end with its key: `for`, `companies-category`. */
function radios(root: ParentNode, name: string): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>(`input[type="radio"][name$="${name}"]`)];
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

/** Announces how many of an audience's lines match. */
function report(sheet: HTMLElement, { searching, similar, ...counts }: Found): void {
  sheet.toggleAttribute('data-filtered', searching);
  const found = similar ? t('fees.foundSimilar', counts) : t('fees.found', counts);
  announceFound(sheet, searching ? found : '', counts.shown);
}

/** The filter of the price list, which applies one query to both audiences. */
function tariffFilter(root: HTMLElement): (query: string) => Promise<unknown> {
  const sheets = [...root.querySelectorAll<HTMLElement>('[data-audience]')];
  const filters = sheets.map((sheet) =>
    listFilter(sheet, '[data-text]', (found) => report(sheet, found)),
  );
  return (query) => {
    for (const input of root.querySelectorAll<HTMLInputElement>(`input[name="${FILTER_KEY}"]`)) {
      if (input.value !== query) input.value = query;
    }
    return Promise.all(filters.map((filter) => filter(query)));
  };
}

/** Scrolls the filter to the top of the screen if its first hit would be below the screen. */
function revealHits(field: HTMLElement): void {
  const sheet = field.closest('[data-audience][data-filtered]');
  const hit = sheet?.querySelector('[data-text]:not([hidden])');
  if (hit && hit.getBoundingClientRect().bottom > window.innerHeight) field.scrollIntoView();
}

/**
 * Synchronises the price list's controls and the query string. Does nothing on a page without a
 * price list.
 */
export function connectTariff(): void {
  const root = document.getElementById('tariff');
  if (!root) return;
  const filter = tariffFilter(root);
  const sheets = [...root.querySelectorAll<HTMLElement>('[data-audience]')];
  const show = () => {
    const params = readAddress();
    choose(root, AUDIENCE_KEY, params.get(AUDIENCE_KEY));
    for (const sheet of sheets) choose(sheet, CATEGORY_KEY, params.get(CATEGORY_KEY));
    return filter(params.get(FILTER_KEY) ?? '');
  };
  let cancelWrite: (() => void) | undefined;
  /** Reveals the fragment's target, be it in a closed disclosure or the other audience's list. */
  const showTarget = async () => {
    const target = addressTarget();
    const folded = target?.closest('details');
    if (folded && !folded.open) {
      folded.open = true;
      target?.scrollIntoView();
    }
    const audience = target?.closest<HTMLElement>('[data-audience]')?.dataset.audience;
    if (!target || !audience || !root.contains(target)) return;
    cancelWrite?.();
    writeAddress((params) => {
      setOrDrop(params, AUDIENCE_KEY, audience, radios(root, AUDIENCE_KEY)[0]?.value ?? '');
      params.delete(FILTER_KEY);
    });
    await show();
    target.scrollIntoView();
  };
  root.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value } = target;
    if (name === FILTER_KEY) {
      void filter(value).then(() => revealHits(target));
      cancelWrite?.();
      cancelWrite = writeAddressSoon((params) => setOrDrop(params, name, value, ''));
      return;
    }
    const key = name.endsWith(CATEGORY_KEY) ? CATEGORY_KEY : AUDIENCE_KEY;
    const usual = radios(target.closest('fieldset') ?? root, key)[0]?.value ?? '';
    writeAddress((params) => setOrDrop(params, key, value, usual));
  });
  watchAddress(show);
  window.addEventListener('hashchange', showTarget);
  const typed = root.querySelector<HTMLInputElement>(`input[name="${FILTER_KEY}"]`);
  keepTyped(FILTER_KEY, typed?.value ?? '');
  keepChosen(root, AUDIENCE_KEY);
  for (const sheet of sheets) keepChosen(sheet, CATEGORY_KEY);
  void show();
  void showTarget();
}
