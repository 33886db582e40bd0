import { DEFERRED, LAID_OUT } from '../../ui/browser/deferred-layout.ts';

/** Lays out everything, before something on the page is scrolled to. */
export function layOutAll(): void {
  document.documentElement.setAttribute(LAID_OUT, '');
}

/** Runs when the browser has nothing better to do; one that is never idle gets on all the same. */
function soon(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 200 });
  else setTimeout(run, 50);
}

/**
 * The sections below the first screen are skipped by the browser until they come near
 * (`content-visibility`), so that the first screen need not wait for them. Once the page is idle
 * they are laid out one after the other, so that their heights are known before anybody scrolls.
 */
export function layOutInTurn(): void {
  const waiting = [...document.querySelectorAll(`[${DEFERRED}]`)];
  const next = () => {
    const section = waiting.shift();
    if (!section) return;
    section.removeAttribute(DEFERRED);
    soon(next);
  };
  soon(next);
}
