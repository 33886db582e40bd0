/** A browser that is never idle starts what waits all the same, so many milliseconds after the load. */
const LATEST_MS = 2000;

/** Runs once the page has loaded and the browser has nothing better to do, or two seconds later. */
export function whenIdle(run: () => void): void {
  const later = () =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(run, { timeout: LATEST_MS })
      : setTimeout(run, 200);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
