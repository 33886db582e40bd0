/** Fired on `document`, with the address as its detail, before a script navigates. */
export const LEAVING = 'page:leaving';

/**
 * Navigates from a script like a link, so that the loading bar shows. `replace` replaces the
 * current history entry.
 */
export function goTo(address: string, how: 'assign' | 'replace' = 'assign'): void {
  document.dispatchEvent(new CustomEvent(LEAVING, { detail: address }));
  window.location[how](address);
}
