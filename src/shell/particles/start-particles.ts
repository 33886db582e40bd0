import { onSaving } from '../motion/saving.ts';

/**
 * Shows the page's particles, if it has any, unless the visitor saves data or power; the style
 * sheet omits them under reduced motion.
 */
export function startParticles(): void {
  const field = document.querySelector<HTMLElement>('[data-particles]');
  if (!field) return;
  onSaving((saving) => {
    field.dataset.particles = saving ? '' : 'shown';
  });
}
