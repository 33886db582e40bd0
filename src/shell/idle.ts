import './ambient-animations.ts';
import { measureBars } from '#ui/browser/bar-height.ts';
import { layOutNext } from '#ui/browser/deferred-layout.ts';
import { startQuietRegister } from './header/quiet-register.ts';
import { whenIdle } from './when-idle.ts';

// Behaviours that no page needs before it is idle, in one file.
measureBars();
startQuietRegister();

/**
 * When an idle page begins, in milliseconds, what takes so much of the processor that it would slow
 * down a visitor's first input.
 */
const AFTER_MS = 2000;

/**
 * Shows the particles, on pages that have them. Each frame redraws the first screen, which without a
 * GPU takes half a core. Under reduced motion CSS hides them.
 */
const showParticles = () =>
  document.querySelector('[data-particles]')?.setAttribute('data-particles', 'shown');

setTimeout(function layOut() {
  if (layOutNext()) whenIdle(layOut);
  else showParticles();
}, AFTER_MS);
