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

/**
 * How long it floats before it rests: what moves by itself for longer would need a button that
 * stops it (WCAG 2.2, 2.2.2).
 */
const FLOATS_MS = 5000;

/**
 * Draws dust into a field, which floats for a while each time that it comes on screen or its window
 * changes size, and then rests; returns what takes it away again.
 */
export function drawParticles(field: HTMLElement, count: number): () => void {
  const dust = new Sparticles(field, { ...DUST, count });
  let isSeen = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const still = () => {
    clearTimeout(rest);
    dust.stop();
  };
  const float = () => {
    still();
    if (!isSeen) return;
    dust.start();
    rest = setTimeout(still, FLOATS_MS);
  };
  const seen = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
    float();
  });
  seen.observe(field);
  // The library empties its canvas then.
  window.addEventListener('resize', float);
  return () => {
    window.removeEventListener('resize', float);
    seen.disconnect();
    still();
    dust.destroy();
  };
}
