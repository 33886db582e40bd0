import './ambient-animations.ts';
import { measureBars } from '#ui/browser/bar-height.ts';
import { startQuietRegister } from './header/quiet-register.ts';
import { startParticles } from './particles/start-particles.ts';

// Behaviours that no page needs before it is idle, in one file.
measureBars();
startParticles();
startQuietRegister();
