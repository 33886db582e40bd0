import { LOADING_BAR } from '#spec.ts';
import { LEAVING } from '#ui/browser/go-to.ts';
import { t } from '#words/words.ts';

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
  bar.ariaLabel = phase === 'idle' ? null : t('shell.loading');
  bar.ariaValueNow = phase === 'idle' ? null : String(Math.round(progress));
}

/** Whether an address is that of another page of the site; files are not pages. */
function isOtherPage(address: string): boolean {
  const { origin, pathname, search, hash } = new URL(address, window.location.href);
  const here = window.location;
  const isElsewhere = pathname !== here.pathname || search !== here.search || !hash;
  return origin === here.origin && isElsewhere && !/\.\w+$/.test(pathname);
}

/** Whether a click leads, in this window, to another page of the site. */
function leadsToPage(event: MouseEvent): boolean {
  const { target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) {
    return false;
  }
  return !link.target && isOtherPage(link.href);
}

/**
 * Shows the bar while the next page is on its way for longer than the throttle. That page has it at
 * its end (`src/ui/browser/arrival.ts`) and hides it (specification, 2.5 and 9).
 */
export function startLoadingBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-phase]');
  if (!bar) return;
  const element = bar;
  let timer: number | undefined;
  let frame = 0;
  element.style.height = `${LOADING_BAR.height}px`;

  const stop = () => {
    window.clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const hide = () => {
    stop();
    paint(element, 'idle', 0);
  };
  function grow(start: number) {
    paint(element, 'loading', estimatedProgress(performance.now() - start));
    frame = requestAnimationFrame(() => grow(start));
  }
  function arrive() {
    paint(element, 'arrived', 100);
    timer = window.setTimeout(() => {
      paint(element, 'idle', 100);
      timer = window.setTimeout(hide, LOADING_BAR.resetDelay);
    }, LOADING_BAR.hideDelay);
  }

  if (element.dataset['phase'] === 'arrived') arrive();
  else hide();

  function begin() {
    stop();
    const start = performance.now();
    timer = window.setTimeout(() => grow(start), LOADING_BAR.throttle);
  }
  document.addEventListener('click', (event) => leadsToPage(event) && begin());
  document.addEventListener(LEAVING, (event) => {
    if (event instanceof CustomEvent && isOtherPage(event.detail)) begin();
  });
  // Where the browser tells of it: a navigation that the visitor stops, or that another replaces,
  // whose own beginning comes after that.
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
  // A page that the browser kept whole is there already.
  window.addEventListener('pageshow', ({ persisted }) => persisted && hide());
}
