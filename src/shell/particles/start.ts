import { whenIdle } from '../when-idle.ts';

/** Marks the element that the particles float in: the home hero and the error pages have one. */
const FIELD = '[data-particles]';

/**
 * Lights the particle background where the page has a field for one: never under reduced motion,
 * never before the page is idle, only while the field is on screen.
 */
export function startParticles(): void {
  let stop: (() => void) | undefined;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');

  async function light(): Promise<void> {
    const field = document.querySelector<HTMLElement>(FIELD);
    if (!field || still.matches) return;
    const { drawParticles } = await import('./draw.ts');
    if (field.isConnected) stop = await drawParticles(field);
  }

  function dim(): void {
    stop?.();
    stop = undefined;
  }

  document.addEventListener('astro:page-load', () => {
    whenIdle(() => {
      // A missing chunk leaves the page without particles, and nothing else.
      light().catch(() => undefined);
    });
  });
  document.addEventListener('astro:before-swap', dim);
  still.addEventListener('change', dim);
}
