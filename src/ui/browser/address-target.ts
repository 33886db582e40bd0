/** The element that the address's fragment refers to; an invalidly escaped fragment is used as it is. */
export function addressTarget(): HTMLElement | null {
  let id = window.location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // Browsers also look for an id like `100%` unescaped.
  }
  return document.getElementById(id);
}
