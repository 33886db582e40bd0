import { LOADING_BAR } from '#spec.ts';
import { LEAVING } from '#ui/browser/go-to.ts';
import { isPlainClick } from '#ui/browser/plain-click.ts';
import { t } from '#words/words.ts';

/**
 * Estimated progress from 0 to 100 after `elapsed` milliseconds: 50 at half the duration, never
 * reaching 100.
 */
function estimatedProgress(elapsed: number): number {
  return (200 / Math.PI) * Math.atan((2 * elapsed) / LOADING_BAR.duration);
}

/** `idle` hides the bar, `loading` shows the estimate, `arrived` stays at 100 until it is hidden. */
function paint(bar: HTMLElement, phase: 'idle' | 'loading' | 'arrived', progress: number): void {
  bar.dataset.phase = phase;
  bar.style.transform = `scaleX(${progress / 100})`;
  bar.role = phase === 'idle' ? null : 'progressbar';
  bar.ariaLabel = phase === 'idle' ? null : t('shell.loading');
  bar.ariaValueNow = phase === 'idle' ? null : String(Math.round(progress));
}

/** Whether an address is another page of the site; files do not count. */
function isOtherPage(address: string): boolean {
  const { origin, pathname, search, hash } = new URL(address, window.location.href);
  const here = window.location;
  const isElsewhere = pathname !== here.pathname || search !== here.search || !hash;
  return origin === here.origin && isElsewhere && !/\.\w+$/.test(pathname);
}

/** Whether a click navigates this tab to another page of the site. */
function isPageLink(event: MouseEvent): boolean {
  const { target, defaultPrevented } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || defaultPrevented || !isPlainClick(event)) return false;
  return !link.target && isOtherPage(link.href);
}

/**
 * Shows the bar if the next page takes longer to arrive than the throttle. That page starts with a
 * full bar (`src/ui/browser/loading-bar-script.ts`) and hides it (specification, 2.5 and 9).
 */
export function startLoadingBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-phase]');
  if (!bar) return;
  let timer: number | undefined;
  let frame = 0;
  bar.style.height = `${LOADING_BAR.height}px`;

  const stop = () => {
    window.clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const hide = () => {
    stop();
    paint(bar, 'idle', 0);
  };
  const grow = (start: number) => {
    paint(bar, 'loading', estimatedProgress(performance.now() - start));
    frame = requestAnimationFrame(() => grow(start));
  };
  const arrive = () => {
    paint(bar, 'arrived', 100);
    timer = window.setTimeout(() => {
      paint(bar, 'idle', 100);
      timer = window.setTimeout(hide, LOADING_BAR.resetDelay);
    }, LOADING_BAR.hideDelay);
  };
  const begin = () => {
    stop();
    const start = performance.now();
    timer = window.setTimeout(() => grow(start), LOADING_BAR.throttle);
  };

  if (bar.dataset.phase === 'arrived') arrive();
  else hide();
  document.addEventListener('click', (event) => isPageLink(event) && begin());
  document.addEventListener(LEAVING, (event) => {
    if (event instanceof CustomEvent && isOtherPage(event.detail)) begin();
  });
  // With the Navigation API: a navigation was stopped by the visitor or replaced by another, which
  // fires its own `navigate` afterwards.
  window.navigation?.addEventListener('navigateerror', hide);
  window.navigation?.addEventListener(
    'navigate',
    ({ destination, navigationType, downloadRequest }) => {
      const isNew = navigationType === 'push' || navigationType === 'replace';
      const leaves = isNew && !destination.sameDocument && downloadRequest === null;
      if (leaves && isOtherPage(destination.url)) begin();
    },
  );
  window.addEventListener('pagehide', stop);
  // A page restored from the back/forward cache is complete.
  window.addEventListener('pageshow', ({ persisted }) => persisted && hide());
}
