/** Fired on `document` with the address that a script is about to load in the place of the page. */
export const LEAVING = 'page:leaving';

/**
 * Loads an address from a script as a link would: the loading bar is told of it. `replace` puts it in
 * the place of the entry that is shown.
 */
export function goTo(address: string, how: 'assign' | 'replace' = 'assign'): void {
  document.dispatchEvent(new CustomEvent(LEAVING, { detail: address }));
  window.location[how](address);
}
