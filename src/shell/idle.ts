import './ambient-animations.ts';
import { measureBars } from '#ui/browser/bar-height.ts';
import { startQuietRegister } from './header/quiet-register.ts';

// Behaviours that no page needs before it is idle, in one file.
measureBars();
startQuietRegister();

// Particles, on the pages that have them; under reduced motion CSS hides them.
const particles = document.querySelector<HTMLElement>('[data-particles]');
if (particles) particles.dataset.particles = 'shown';
