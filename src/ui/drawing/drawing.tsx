import type { ComponentProps } from 'react';
import { type Look, partLook } from '../layout/look.ts';

interface DrawingProps extends Look, Omit<ComponentProps<'svg'>, keyof Look> {
  /** Lies over the whole of its positioned parent, and lets the pointer through. */
  cover?: boolean;
}

/** A decorative drawing as wide as its place, which it may leave. */
export function Drawing({ cover = false, ...rest }: DrawingProps) {
  const over = cover && ({ place: 'cover', height: '100%', pointerEvents: 'none' } as const);
  return (
    <svg width="100%" overflow="visible" aria-hidden="true" {...partLook({ ...over, ...rest })} />
  );
}
