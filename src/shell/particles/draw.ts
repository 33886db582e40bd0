import Sparticles from 'sparticles';

/** Slow dust in the colour of bone. Diameters in CSS pixels. */
const DUST = {
  color: import.meta.env.BONE,
  speed: 0,
  xVariance: 1,
  yVariance: 1,
  drift: 0.2,
  rotate: false,
  minSize: 1,
  maxSize: 3.4,
  minAlpha: 0.1,
  maxAlpha: 0.42,
  alphaSpeed: 2,
} as const;

/** Draws dust into a field while it is on screen; returns what takes it away again. */
export function drawParticles(field: HTMLElement, count: number): () => void {
  const dust = new Sparticles(field, { ...DUST, count });
  const seen = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) dust.start();
    else dust.stop();
  });
  seen.observe(field);
  return () => {
    seen.disconnect();
    dust.destroy();
  };
}
