/**
 * Puts a page that the browser kept whole back to where it was left: with the router's hold on the
 * scrolling, WebKit shows it from its top.
 */
export function keepPlace(): void {
  let left = { scrollX: 0, scrollY: 0 };
  window.addEventListener('pagehide', () => {
    left = { scrollX: window.scrollX, scrollY: window.scrollY };
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.scrollTo({ left: left.scrollX, top: left.scrollY, behavior: 'instant' });
  });
}
