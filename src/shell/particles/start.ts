import { MOBILE_MAX_WIDTH } from '../../spec.ts';
import { whenIdle } from '../when-idle.ts';

/** Marks the element that the particles float in: the home hero and the error pages have one. */
const FIELD = '[data-particles]';

const COUNT = { wide: 70, narrow: 35 } as const;

/** How long a phone is left to what the visitor came for, from the start of the visit. */
const PHONE_WAITS_MS = 5000;

/** Below this charge, and not plugged in, nothing moves for its own sake. */
const LOW_CHARGE = 0.2;

declare global {
  interface Navigator {
    /** Chromium only: what the visitor asked of the connection. */
    readonly connection?: { readonly saveData?: boolean };
    /** Chromium only. */
    getBattery?(): Promise<{ readonly charging: boolean; readonly level: number }>;
  }
}

/** Whether the visitor, the connection or the battery asks for less. */
async function spares(): Promise<boolean> {
  if (navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) {
    return true;
  }
  const battery = await navigator.getBattery?.().catch(() => undefined);
  return battery !== undefined && !battery.charging && battery.level < LOW_CHARGE;
}

/**
 * Lights the particle background where the page has a field for one: never under reduced motion or
 * to a visitor who saves data or charge, never before the page is idle, half as much on phones.
 */
export function startParticles(): void {
  let stop: (() => void) | undefined;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const narrow = window.matchMedia(`(width <= ${MOBILE_MAX_WIDTH}px)`);

  async function light(): Promise<void> {
    const field = document.querySelector<HTMLElement>(FIELD);
    if (!field || still.matches || (await spares())) return;
    const { drawParticles } = await import('./draw.ts');
    if (field.isConnected) stop = drawParticles(field, narrow.matches ? COUNT.narrow : COUNT.wide);
  }

  function dim(): void {
    stop?.();
    stop = undefined;
  }

  // A missing chunk leaves the page without particles, and nothing else.
  const lightWhenIdle = () => whenIdle(() => void light().catch(() => undefined));
  document.addEventListener('astro:page-load', () => {
    const wait = narrow.matches ? PHONE_WAITS_MS - performance.now() : 0;
    if (wait > 0) setTimeout(lightWhenIdle, wait);
    else lightWhenIdle();
  });
  document.addEventListener('astro:before-swap', dim);
  still.addEventListener('change', dim);
}
