import type { ComponentProps } from 'react';
import { type Look, partLook } from '../layout/look.ts';

interface DrawingProps extends Look, Omit<ComponentProps<'svg'>, keyof Look> {
  /** Covers its positioned parent and ignores the pointer. */
  cover?: boolean;
}

/** A decorative drawing as wide as its container, which it may overflow. */
export function Drawing({ cover = false, ...rest }: DrawingProps) {
  const over = cover && ({ place: 'cover', height: '100%', pointerEvents: 'none' } as const);
  return (
    <svg width="100%" overflow="visible" aria-hidden="true" {...partLook({ ...over, ...rest })} />
  );
}

/** A piece of a drawing with its origin at `x` and `y`, which may be percentages; it may overflow. */
export function Positioned(props: ComponentProps<'svg'>) {
  return <svg overflow="visible" aria-hidden="true" {...props} />;
}

/** Text in a drawing, in the text styles of the page. */
export function DrawingText(props: Look & Omit<ComponentProps<'text'>, keyof Look>) {
  return <text fill="currentColor" {...partLook(props)} />;
}
