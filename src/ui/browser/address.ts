/**
 * What a visitor has chosen on a page stands in the address and nowhere else, so that it can be
 * shared and survives a reload and Back.
 */

/** What a page's filter looks for. */
export const FILTER_KEY = 'find';

const CHANGED = 'address:changed';

/** Browsers refuse an address that changes with every key for long. */
const WRITE_AFTER_MS = 200;

/** The address's parameters. */
export function readAddress(search: string = window.location.search): URLSearchParams {
  return new URLSearchParams(search);
}

type Change = (params: URLSearchParams) => void;

/** Changes some parameters and leaves all others, a campaign's for one, as they are. */
export function writeAddress(change: Change): void {
  const url = new URL(window.location.href);
  change(url.searchParams);
  if (url.href === window.location.href) return;
  window.history.replaceState(window.history.state, '', url);
  window.dispatchEvent(new Event(CHANGED));
}

/**
 * The same a moment later, for what is being typed; not at all when the visitor has gone to another
 * address by then. Returns how to call it off.
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

/** Puts what was typed before the script came into the address, where that says nothing else. */
export function keepTyped(key: string, value: string): void {
  writeAddress((params) => {
    if (value && !params.has(key)) params.set(key, value);
  });
}

/** Calls back whenever the address has changed. Returns how to stop that. */
export function watchAddress(onChange: () => void): () => void {
  const over = new AbortController();
  window.addEventListener(CHANGED, onChange, over);
  window.addEventListener('popstate', onChange, over);
  return () => over.abort();
}
