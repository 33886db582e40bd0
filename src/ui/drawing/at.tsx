import type { ComponentProps } from 'react';

/** A piece of a drawing that begins at `x` and `y`, shares of the whole if in percent, and may leave it. */
export function At(props: ComponentProps<'svg'>) {
  return <svg overflow="visible" aria-hidden="true" {...props} />;
}
