import { MOBILE } from '../../spec.ts';
import { onSaving } from '../motion/saving.ts';
import { whenIdle } from '../when-idle.ts';

/** Marks the element that the particles float in: the home hero and the error pages have one. */
const FIELD = '[data-particles]';

const COUNT = { wide: 70, narrow: 35 } as const;

/** How long a phone is left to what the visitor came for, from the start of the visit. */
const PHONE_WAITS_MS = 5000;

/**
 * Lights the particle background where the page has a field for one: never under reduced motion or
 * to a visitor who saves data or charge, never before the page is idle, half as much on phones.
 */
export function startParticles(): void {
  let stop: (() => void) | undefined;
  let saving = false;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const narrow = window.matchMedia(MOBILE);

  async function light(): Promise<void> {
    const field = document.querySelector<HTMLElement>(FIELD);
    if (!field || stop || still.matches || saving) return;
    const { drawParticles } = await import('./draw.ts');
    if (stop) return;
    stop = drawParticles(field, narrow.matches ? COUNT.narrow : COUNT.wide);
  }

  function dim(): void {
    stop?.();
    stop = undefined;
  }

  // A missing chunk leaves the page without particles, and nothing else.
  const lightWhenIdle = () => whenIdle(() => void light().catch(() => undefined));
  function lightSoon(): void {
    const wait = narrow.matches ? PHONE_WAITS_MS - performance.now() : 0;
    if (wait > 0) setTimeout(lightWhenIdle, wait);
    else lightWhenIdle();
  }

  lightSoon();
  still.addEventListener('change', dim);
  onSaving((now) => {
    saving = now;
    if (saving) dim();
  });
}
