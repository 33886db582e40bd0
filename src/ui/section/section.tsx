import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Heading, type HeadingSize } from '../heading/heading.tsx';
import { type Look, partLook } from '../layout/look.ts';
import styles from './section.module.css';

interface FrameProps extends Look {
  children: ReactNode;
  /** Sets the twelve-column grid. */
  grid?: boolean | undefined;
  /**
   * Leaves space for the lines at the left edge of a phone. With `ends`, for content without
   * stations, they are drawn on a phone only in the padding before and after the content.
   */
  strip?: boolean | 'ends' | undefined;
}

/**
 * The page's frame: at most 1440 px wide (1560 px on wide screens), with margins and optionally the
 * twelve columns.
 */
export function Frame({ grid = false, strip = false, ...props }: FrameProps) {
  return (
    <div
      {...partLook(
        props,
        clsx(
          styles.frame,
          grid && styles.grid,
          strip && (strip === 'ends' ? styles.ends : styles.strip),
        ),
      )}
    />
  );
}

interface SectionProps extends FrameProps {
  id?: string | undefined;
  /** Id of the heading that names the section; if undefined, the element is a `div`. */
  labelledBy?: string | undefined;
  /** Puts the children into one `Frame`, to which `grid`, `strip` and `pad` then apply. */
  framed?: boolean;
  /** A light section, whose tokens are those of ink on paper. */
  paper?: boolean | undefined;
  /** The class of that frame. */
  frame?: string | undefined;
}

/** A full-width, positioned section, as `Lines` needs. */
export function Section(section: SectionProps) {
  const { labelledBy, framed = false, paper = false, frame, ...props } = section;
  const { grid, strip, pad, children, ...look } = props;
  const Tag = labelledBy ? 'section' : 'div';
  const hasFrame = framed || grid || strip;
  return (
    <Tag
      aria-labelledby={labelledBy}
      data-surface={paper ? 'paper' : undefined}
      {...partLook(hasFrame ? look : { ...look, pad }, styles.section)}
    >
      {hasFrame ? (
        <Frame grid={grid} strip={strip} pad={pad} className={frame}>
          {children}
        </Frame>
      ) : (
        children
      )}
    </Tag>
  );
}

interface TitledSectionProps extends Omit<SectionProps, 'size' | 'labelledBy' | 'framed'> {
  /** Id of the heading, which names the section. */
  id: string;
  title: string;
  size?: HeadingSize;
  /** The look of the heading and its position in the frame. */
  head?: Omit<Look, 'size'>;
}

/** A section with a heading, its content in one frame. */
export function TitledSection(props: TitledSectionProps) {
  const { id, title, size = 'section', head, children, ...look } = props;
  return (
    <Section labelledBy={id} framed {...look}>
      <Heading level={2} size={size} id={id} {...head}>
        {title}
      </Heading>
      {children}
    </Section>
  );
}
