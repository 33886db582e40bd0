import { Fragment, type ReactNode } from 'react';
import { Text } from '../layout/box.tsx';
import { type Look, partLook } from '../layout/look.ts';

/** `hero` and `title` open a page, `display` closes one, the others are for headings within it. */
const LEVELS = { hero: 1, title: 1, display: 2, section: 2, part: 2, subsection: 2 } as const;

/** The sizes of headings, and smaller text styles. */
export type HeadingSize = keyof typeof LEVELS | 'entry' | 'minor' | 'small';

interface HeadingProps extends Look {
  size: HeadingSize;
  /** The heading level, if it is not the usual one of its size. */
  level?: 1 | 2 | 3 | 4;
  id?: string | undefined;
  children: ReactNode;
}

/** A heading, whose level in the outline and visual size are chosen separately. */
export function Heading({ level, ...props }: HeadingProps) {
  const levels: Partial<Record<HeadingSize, number>> = LEVELS;
  const Tag = `h${level ?? levels[props.size] ?? 3}` as 'h1' | 'h2' | 'h3' | 'h4';
  return <Tag {...partLook(props)} />;
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
