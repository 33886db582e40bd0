import type { ComponentPropsWithRef, ReactElement } from 'react';
import { type Look, partLook } from './look.ts';

/**
 * The elements that the layout components can render as; links, fields and table cells have
 * components of their own.
 */
const TAGS = [
  ...(['div', 'section', 'header', 'footer', 'nav', 'aside', 'figure', 'search'] as const),
  ...(['p', 'blockquote', 'h2', 'h3', 'h4', 'figcaption'] as const),
  ...(['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'thead'] as const),
  ...(['span', 'b', 'strong', 'i', 'small', 'code', 'time'] as const),
];

type Tag = (typeof TAGS)[number];

/** The properties of `Look`, and every attribute of the element. */
export type BoxProps<Name extends Tag = 'div'> = Look &
  Omit<ComponentPropsWithRef<Name>, keyof Look>;

type Component<Name extends Tag, Own> = (props: BoxProps<Name> & Own) => ReactElement;
type Family<Usual extends Tag, Own> = Component<Usual, Own> & {
  readonly [Name in Tag]: Component<Name, Own>;
};

/** A component that renders its usual element, and as a member any other: `<Stack>`, `<Stack.ul>`. */
function family<Usual extends Tag, Own = object>(
  usual: Usual,
  looks: (props: Look & Own) => Look = (props) => props,
): Family<Usual, Own> {
  const as = (Element: Tag) => (props: Look & Own) => (
    <Element {...(partLook(looks(props)) as object)} />
  );
  return Object.assign(
    as(usual),
    Object.fromEntries(TAGS.map((tag) => [tag, as(tag)])),
  ) as unknown as Family<Usual, Own>;
}

/** An element without a flow of its own. */
export const Box = family('div');

/** A run of text. */
export const Text = family('p');

/** Children one below the other, `gap` apart. */
export const Stack = family('div', (props) => ({ flow: 'stack', ...props }));

/** Children beside one another, wrapping where they do not fit; `spread` pushes them to both ends. */
export const Inline = family('div', ({ spread, ...props }: Look & { spread?: boolean }) => ({
  flow: spread ? 'ends' : 'inline',
  ...props,
}));

/** Children on one line, spaced as far apart as it allows. */
export const Spread = family('div', (props) => ({ flow: 'spread', ...props }));

/** A subgrid: the children use the columns of the surrounding grid. */
export const Subgrid = family('div', (props) => ({ flow: 'subgrid', ...props }));

/** Children in `of` columns of equal width, one on a phone. */
export const Split = family<'div', { of: 2 | 3 | 4 }>('div');
