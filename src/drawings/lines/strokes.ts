import { railOf, rails, type Stroke } from '#tariff/rails.ts';

/**
 * Colour and relative width of each stroke for SVG drawings; others take theirs from
 * `src/styles/tokens.css`.
 */
export const STROKE_STYLES: Readonly<Record<Stroke, { colour: string; weight: number }>> = {
  double: { colour: 'var(--steel)', weight: 1.5 },
  solid: { colour: 'var(--bone)', weight: 1 },
  lit: { colour: 'var(--lamp)', weight: 1 },
  fine: { colour: 'var(--bone)', weight: 0.5 },
  broad: { colour: 'var(--mute)', weight: 1.5 },
};

/** Every line in order, with its stroke. */
export const drawnLines = () =>
  rails().map((rail) => {
    const { stroke } = railOf(rail);
    return { rail, stroke, ...STROKE_STYLES[stroke] };
  });
