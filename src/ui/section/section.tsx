import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Heading, type HeadingSize } from '../heading/heading.tsx';
import { type Look, partLook } from '../layout/look.ts';
import styles from './section.module.css';

interface FrameProps extends Look {
  children: ReactNode;
  className?: string | undefined;
  /** `grid` lays the twelve-column grid, `strip` leaves room for the strip map on a phone. */
  grid?: boolean | undefined;
  strip?: boolean | undefined;
}

/** The page's frame: at most 1440 (1560 on wide screens), margins, optionally the twelve columns. */
export function Frame({ grid = false, strip = false, ...props }: FrameProps) {
  return (
    <div {...partLook(props, clsx(styles.frame, grid && styles.grid, strip && styles.strip))} />
  );
}

interface SectionProps extends FrameProps {
  id?: string | undefined;
  /** Id of the heading that names the section; without it the element is a plain block. */
  labelledBy?: string | undefined;
  /** Lays the children in one `Frame`, as `grid` and `strip` do; `pad` is the frame's then. */
  framed?: boolean;
  /** A light band: its tokens are those of ink on paper. */
  paper?: boolean | undefined;
  /** The class of that frame, which the lines run through. */
  frame?: string | undefined;
}

/** A full-width, positioned band that `Lines` can run through. */
export function Section(section: SectionProps) {
  const { labelledBy, framed = false, paper = false, frame, grid, strip, ...props } = section;
  const Tag = labelledBy ? 'section' : 'div';
  const { pad, children, ...look } = props;
  const surface = paper ? 'paper' : undefined;
  if (!framed && !grid && !strip) {
    return (
      <Tag
        aria-labelledby={labelledBy}
        data-surface={surface}
        {...partLook(props, styles.section)}
      />
    );
  }
  return (
    <Tag aria-labelledby={labelledBy} data-surface={surface} {...partLook(look, styles.section)}>
      <Frame grid={grid} strip={strip} pad={pad} className={frame}>
        {children}
      </Frame>
    </Tag>
  );
}

interface TitledSectionProps extends Omit<SectionProps, 'size' | 'labelledBy' | 'framed'> {
  /** Id of the heading, which names the section. */
  id: string;
  title: string;
  size?: HeadingSize;
  /** How the heading looks, and where in the frame it stands. */
  head?: Omit<Look, 'size'> & { voice?: Look['size'] };
}

/** A section in one frame, under its heading. */
export function TitledSection(props: TitledSectionProps) {
  const { id, title, size = 'h2', head, children, ...look } = props;
  return (
    <Section labelledBy={id} framed {...look}>
      <Heading level={2} size={size} id={id} {...head}>
        {title}
      </Heading>
      {children}
    </Section>
  );
}
