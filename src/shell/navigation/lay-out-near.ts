import { LAID_OUT } from '#ui/browser/deferred-layout.ts';

/** Lays out everything, before something on the page is scrolled to. */
export function layOutAll(): void {
  document.documentElement.setAttribute(LAID_OUT, '');
}
