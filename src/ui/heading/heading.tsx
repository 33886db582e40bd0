import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './heading.module.css';

/** `hero` and `title` open a page, `display` closes one, `h2`–`h4` step down within it. */
export type HeadingSize = 'hero' | 'title' | 'display' | 'h2' | 'h3' | 'h4';

interface HeadingProps {
  level: 1 | 2 | 3 | 4;
  size: HeadingSize;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A heading: its rank for the outline and its size for the eye are chosen apart. */
export function Heading({ level, size, id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={clsx(styles.heading, className)} data-size={size}>
      {children}
    </Tag>
  );
}
