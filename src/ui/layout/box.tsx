import type { ComponentPropsWithRef, ElementType, JSX } from 'react';
import { type Look, partLook } from './look.ts';

type Tag = keyof JSX.IntrinsicElements;

/** `as` says which element it is; every attribute that is no word of `Look` goes to that element. */
export type BoxProps<As extends Tag> = Look &
  Omit<ComponentPropsWithRef<As>, keyof Look | 'className'> & {
    as?: As;
    className?: string | undefined;
  };

function element(as: Tag, props: object) {
  const Element = as as ElementType;
  return <Element {...partLook(props)} />;
}

/** A piece of a page without a flow of its own. */
export function Box<As extends Tag = 'div'>({ as, ...props }: BoxProps<As>) {
  return element(as ?? 'div', props);
}

/** A run of text. */
export function Text<As extends Tag = 'p'>({ as, ...props }: BoxProps<As>) {
  return element(as ?? 'p', props);
}

/** Children one below the other, `gap` apart. */
export function Stack<As extends Tag = 'div'>({ as, ...props }: BoxProps<As>) {
  return element(as ?? 'div', { flow: 'stack', ...props });
}

/** Children beside one another, on further lines where they do not fit; `spread` to both ends. */
export function Inline<As extends Tag = 'div'>({
  as,
  spread = false,
  ...props
}: BoxProps<As> & { spread?: boolean }) {
  return element(as ?? 'div', { flow: spread ? 'ends' : 'inline', ...props });
}

/** Children on one line, as far from one another as it allows. */
export function Spread<As extends Tag = 'div'>({ as, ...props }: BoxProps<As>) {
  return element(as ?? 'div', { flow: 'spread', ...props });
}

/** The columns of the grid around it, for its own children. */
export function Subgrid<As extends Tag = 'div'>({ as, ...props }: BoxProps<As>) {
  return element(as ?? 'div', { flow: 'subgrid', ...props });
}

/** Children in `of` columns of equal width, one on a phone. */
export function Split<As extends Tag = 'div'>({ as, ...props }: BoxProps<As> & { of: 2 | 3 | 4 }) {
  return element(as ?? 'div', props);
}
