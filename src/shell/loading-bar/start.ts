import { LOADING_BAR } from '../../spec.ts';

/**
 * Estimated progress, 0–100, after so many milliseconds. Half way at half the duration, and it
 * never reaches the end on its own.
 */
function estimatedProgress(elapsed: number): number {
  return (200 / Math.PI) * Math.atan((2 * elapsed) / LOADING_BAR.duration);
}

/** `idle` shows nothing, `loading` estimates, `arrived` stands at 100 until it hides. */
function paint(bar: HTMLElement, phase: 'idle' | 'loading' | 'arrived', progress: number): void {
  bar.dataset['phase'] = phase;
  bar.style.transform = `scaleX(${progress / 100})`;
  bar.role = phase === 'idle' ? null : 'progressbar';
  bar.ariaLabel = phase === 'idle' ? null : 'Page is loading';
  bar.ariaValueNow = phase === 'idle' ? null : String(Math.round(progress));
}

/** Shows the bar for a client-side navigation that lasts longer than the throttle. */
export function startLoadingBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-phase]');
  if (!bar) return;
  let timer: number | undefined;
  let frame = 0;
  bar.style.height = `${LOADING_BAR.height}px`;
  paint(bar, 'idle', 0);

  function grow(start: number) {
    paint(bar as HTMLElement, 'loading', estimatedProgress(performance.now() - start));
    frame = requestAnimationFrame(() => grow(start));
  }
  const stop = () => {
    window.clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  document.addEventListener('astro:before-preparation', () => {
    stop();
    const start = performance.now();
    timer = window.setTimeout(() => grow(start), LOADING_BAR.throttle);
  });
  document.addEventListener('astro:page-load', () => {
    stop();
    if (bar.dataset['phase'] === 'idle') return;
    paint(bar, 'arrived', 100);
    timer = window.setTimeout(() => {
      paint(bar, 'idle', 100);
      timer = window.setTimeout(() => paint(bar, 'idle', 0), LOADING_BAR.resetDelay);
    }, LOADING_BAR.hideDelay);
  });
}
