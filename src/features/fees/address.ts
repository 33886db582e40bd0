/**
 * What a visitor has chosen on the price page stands in the address and nowhere else, so that it
 * can be shared and survives a reload.
 */

/** The switch between companies and individuals. */
export const AUDIENCE_KEY = 'for';
export const CATEGORY_KEY = 'category';
export const FILTER_KEY = 'find';

const CHANGED = 'fees:address';

/** The address's parameters. */
export function readAddress(search: string = window.location.search): URLSearchParams {
  return new URLSearchParams(search);
}

/** Changes some parameters and leaves all others, a campaign's for one, as they are. */
export function writeAddress(change: (params: URLSearchParams) => void): void {
  const url = new URL(window.location.href);
  change(url.searchParams);
  if (url.href === window.location.href) return;
  window.history.replaceState(window.history.state, '', url);
  window.dispatchEvent(new Event(CHANGED));
}

/** Sets a parameter, or takes it away where it says what holds anyway. */
export function setOrDrop(
  params: URLSearchParams,
  key: string,
  value: string,
  usual: string,
): void {
  if (value === usual) params.delete(key);
  else params.set(key, value);
}

/** Calls back whenever the address has changed. Returns how to stop that. */
export function watchAddress(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('popstate', onChange);
  };
}
