/** Where a browser prepares pages that may be shown (https://wicg.github.io/nav-speculation/prerendering.html). */
interface Prerendered {
  readonly prerendering?: boolean;
}

/** A browser that is never idle starts what waits all the same, so many milliseconds after the load. */
const LATEST_MS = 2000;

/**
 * Runs once the page is shown, has loaded and the browser has nothing better to do, or two seconds
 * later. A page that is only being prepared for the visitor waits until it is shown.
 */
export function whenIdle(run: () => void): void {
  if ((document as Prerendered).prerendering) {
    document.addEventListener('prerenderingchange', () => whenIdle(run), { once: true });
    return;
  }
  const later = () =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(run, { timeout: LATEST_MS })
      : setTimeout(run, 200);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
