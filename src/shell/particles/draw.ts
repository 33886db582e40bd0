import { tsParticles } from '@tsparticles/engine';
import { loadSlim } from '@tsparticles/slim';

/** Draws slow dust in the colour of bone into a field; returns what takes it away again. */
export async function drawParticles(field: HTMLElement): Promise<() => void> {
  await loadSlim(tsParticles);
  const container = await tsParticles.load({
    element: field,
    options: {
      fullScreen: { enable: false },
      detectRetina: true,
      fpsLimit: 40,
      pauseOnBlur: true,
      pauseOnOutsideViewport: true,
      particles: {
        number: { value: 70 },
        paint: { color: { value: import.meta.env.BONE }, fill: { enable: true } },
        size: { value: { min: 0.5, max: 1.7 } },
        opacity: { value: { min: 0.1, max: 0.42 } },
        move: { enable: true, speed: 0.18, direction: 'none', outModes: 'out' },
      },
    },
  });
  return () => container?.destroy();
}
