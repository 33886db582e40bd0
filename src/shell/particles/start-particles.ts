/**
 * Shows the page's particles, if it has any; the style sheet omits them under reduced motion.
 */
export function startParticles(): void {
  const field = document.querySelector<HTMLElement>('[data-particles]');
  if (field) field.dataset.particles = 'shown';
}
