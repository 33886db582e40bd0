import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type Look, partLook } from '../layout/look.ts';
import styles from './section.module.css';

interface SectionProps extends Look {
  children: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
  /** Id of the heading that names the section; without it the element is a plain block. */
  labelledBy?: string | undefined;
}

/** A full-width, positioned band that `Lines` can run through. */
export function Section({ labelledBy, ...props }: SectionProps) {
  const Tag = labelledBy ? 'section' : 'div';
  return <Tag aria-labelledby={labelledBy} {...partLook(props, styles.section)} />;
}

interface FrameProps extends Look {
  children: ReactNode;
  className?: string | undefined;
  /** `columns` lays the twelve-column grid, `strip` leaves room for the strip map on a phone. */
  grid?: boolean;
  strip?: boolean;
}

/** The page's frame: at most 1440 (1560 on wide screens), margins, optionally the twelve columns. */
export function Frame({ grid = false, strip = false, ...props }: FrameProps) {
  return (
    <div {...partLook(props, clsx(styles.frame, grid && styles.grid, strip && styles.strip))} />
  );
}
