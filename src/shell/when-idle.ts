declare global {
  interface Document {
    /**
     * Whether the page is being prerendered, and may never be shown
     * (https://wicg.github.io/nav-speculation/prerendering.html).
     */
    readonly prerendering?: boolean;
  }
}

/** The latest start after the load, in milliseconds, for a browser that is never idle. */
const LATEST_MS = 2000;

/**
 * Runs once the page is shown, has loaded and the browser is idle, or two seconds after the load. A
 * prerendered page waits until it is shown.
 */
export function whenIdle(run: () => void): void {
  if (document.prerendering) {
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
