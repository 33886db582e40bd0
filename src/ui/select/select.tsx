import { clsx } from 'clsx';
import type { SelectHTMLAttributes } from 'react';
import styles from './select.module.css';

/** A native select with an arrow of ours; its size and edges are those of the class given. */
export function Select({ className, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return <select className={clsx(styles.select, className)} {...rest} />;
}
