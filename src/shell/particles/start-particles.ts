/** Shows the page's particles, if it has any; under reduced motion CSS hides them. */
export function startParticles(): void {
  const field = document.querySelector<HTMLElement>('[data-particles]');
  if (field) field.dataset.particles = 'shown';
}
