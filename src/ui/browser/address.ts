/**
 * A visitor's choices on a page are stored in the query string only, so that they can be shared and
 * survive a reload and Back.
 */

/** The parameter with the query of a page's filter. */
export const FILTER_KEY = 'find';

const CHANGED = 'address:changed';

/** Browsers limit the rate of history changes, which writing on every key press would exceed. */
const WRITE_AFTER_MS = 200;

/** The parameters of the address. */
export const readAddress = (): URLSearchParams => new URLSearchParams(window.location.search);

type Change = (params: URLSearchParams) => void;

/** Changes some parameters and leaves the others, such as a campaign's, as they are. */
export function writeAddress(change: Change): void {
  const url = new URL(window.location.href);
  change(url.searchParams);
  if (url.href === window.location.href) return;
  window.history.replaceState(window.history.state, '', url);
  window.dispatchEvent(new Event(CHANGED));
}

/**
 * Like `writeAddress`, but delayed, for text being typed; dropped if the visitor navigates in the
 * meantime. Returns a function that cancels it.
 */
export function writeAddressSoon(change: Change): () => void {
  const over = new AbortController();
  const timer = window.setTimeout(() => {
    over.abort();
    writeAddress(change);
  }, WRITE_AFTER_MS);
  const callOff = () => {
    over.abort();
    window.clearTimeout(timer);
  };
  window.addEventListener('popstate', callOff, over);
  return callOff;
}

/** Sets a parameter, or removes it if the value is the default. */
export function setOrDrop(
  params: URLSearchParams,
  key: string,
  value: string,
  usual: string,
): void {
  if (value === usual) params.delete(key);
  else params.set(key, value);
}

/** Writes text typed before the script ran into the address, unless the address has that parameter. */
export function keepTyped(key: string, value: string): void {
  writeAddress((params) => {
    if (value && !params.has(key)) params.set(key, value);
  });
}

/** Calls back whenever the address has changed. Returns a function that stops it. */
export function watchAddress(onChange: () => void): () => void {
  const over = new AbortController();
  window.addEventListener(CHANGED, onChange, over);
  window.addEventListener('popstate', onChange, over);
  return () => over.abort();
}
