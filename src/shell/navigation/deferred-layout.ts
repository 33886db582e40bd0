import { DEFERRED, LAID_OUT } from '../../ui/browser/deferred-layout.ts';

/** Lays out everything, before something on the page is scrolled to. */
export function layOutAll(): void {
  document.documentElement.setAttribute(LAID_OUT, '');
}

/**
 * Sections below the first screen are skipped by the browser until they come near
 * (`content-visibility`). From then on they are as all others: what is contained would be cut off
 * at the section's edge, and its height forgotten.
 */
export function layOutWhatComesNear(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        target.removeAttribute(DEFERRED);
        near.unobserve(target);
      }
    },
    { rootMargin: '50% 0px' },
  );
  for (const section of document.querySelectorAll(`[${DEFERRED}]`)) near.observe(section);
}
