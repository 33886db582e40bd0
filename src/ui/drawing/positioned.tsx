import type { ComponentProps } from 'react';

/** A piece of a drawing with its origin at `x` and `y`, which may be percentages; it may overflow. */
export function Positioned(props: ComponentProps<'svg'>) {
  return <svg overflow="visible" aria-hidden="true" {...props} />;
}
