/** The element that the address's hash points to; a hash that is badly escaped counts as it stands. */
export function addressTarget(): HTMLElement | null {
  let id = window.location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // Browsers, too, look for an id like `100%` as it is written.
  }
  return document.getElementById(id);
}
