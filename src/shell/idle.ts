import './motion/seen-motion.ts';
import { startParticles } from './particles/start.ts';

// The shell's behaviours that wait until the browser has nothing better to do.
startParticles();
