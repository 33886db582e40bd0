import './ambient-animations.ts';
import { measureBars } from '#ui/browser/bar-height.ts';
import { startQuietRegister } from './header/quiet-register.ts';

// Behaviours that no page needs before it is idle, in one file.
measureBars();
startQuietRegister();

/**
 * When the particles appear on an idle page, in milliseconds: each of their frames redraws the
 * page's first screen, which without a GPU takes half a core and slows down a visitor's first input.
 */
const PARTICLES_AFTER_MS = 2000;

// Particles, on the pages that have them; under reduced motion CSS hides them.
const particles = document.querySelector<HTMLElement>('[data-particles]');
if (particles)
  setTimeout(() => particles.setAttribute('data-particles', 'shown'), PARTICLES_AFTER_MS);
