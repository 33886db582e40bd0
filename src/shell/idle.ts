import { startQuietRegister } from './header/quiet-register.ts';
import './motion/seen-motion.ts';
import { measureBars } from '#ui/browser/bar-height.ts';
import { startParticles } from './particles/start-particles.ts';

// What no page needs until it stands still: it comes in one file.
measureBars();
startParticles();
startQuietRegister();
