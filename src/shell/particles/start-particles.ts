import { onSaving } from '../motion/saving.ts';

/**
 * Shows the particles where the page has a field for them, once it is idle, but not to a visitor
 * who saves data or charge; the style sheet leaves them out under reduced motion.
 */
export function startParticles(): void {
  const field = document.querySelector<HTMLElement>('[data-particles]');
  if (!field) return;
  onSaving((saving) => {
    field.dataset.particles = saving ? '' : 'shown';
  });
}
