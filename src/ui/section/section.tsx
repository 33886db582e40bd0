import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  children: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
  /** Id of the heading that names the section; without it the element is a plain block. */
  labelledBy?: string | undefined;
}

/** A full-width, positioned band that `Lines` can run through. */
export function Section({ children, id, className, labelledBy }: SectionProps) {
  const classes = clsx(styles.section, className);
  return labelledBy ? (
    <section id={id} className={classes} aria-labelledby={labelledBy}>
      {children}
    </section>
  ) : (
    <div id={id} className={classes}>
      {children}
    </div>
  );
}

interface FrameProps {
  children: ReactNode;
  className?: string | undefined;
  /** `columns` lays the twelve-column grid, `strip` leaves room for the strip map on a phone. */
  grid?: boolean;
  strip?: boolean;
}

/** The page's frame: at most 1440 (1560 on wide screens), margins, optionally the twelve columns. */
export function Frame({ children, className, grid = false, strip = false }: FrameProps) {
  return (
    <div className={clsx(styles.frame, grid && styles.grid, strip && styles.strip, className)}>
      {children}
    </div>
  );
}
