import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import '../table/table.module.css';
import styles from './prose.module.css';

/** Running text from a content document: headings h1–h6, code, tables, lists, images, links, blockquotes. */
export function Prose({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return <div className={clsx(styles.prose, className)}>{children}</div>;
}
