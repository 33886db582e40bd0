/** Runs once the page has loaded and the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  const later = () =>
    'requestIdleCallback' in window ? window.requestIdleCallback(run) : setTimeout(run, 200);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
