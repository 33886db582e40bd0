import { Fragment, type ReactNode } from 'react';
import { Text } from '../layout/box.tsx';
import { type Look, partLook } from '../layout/look.ts';
import styles from './heading.module.css';

/** `hero` and `title` open a page, `display` closes one, the others are for headings within it. */
export type HeadingSize = 'hero' | 'title' | 'display' | 'section' | 'subsection' | 'minor';

interface HeadingProps extends Omit<Look, 'size'> {
  size: HeadingSize;
  /** The heading level, if it is not the usual one of its size. */
  level?: 1 | 2 | 3 | 4;
  /** A text style in place of the size's own. */
  textSize?: Look['size'];
  id?: string | undefined;
  children: ReactNode;
}

const LEVELS = { hero: 1, title: 1, display: 2, section: 2, subsection: 2, minor: 3 } as const;

/** A heading, whose level in the outline and visual size are chosen separately. */
export function Heading({ size, level = LEVELS[size], textSize, ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...partLook({ ...props, size: textSize }, styles.heading)} data-size={size} />;
}

/** Parts of a heading, each on its own line, with a space between them for assistive technology. */
export function HeadingLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 ? ' ' : null}
      <Text.span block>{line}</Text.span>
    </Fragment>
  ));
}
