import { clsx } from 'clsx';
import type { SelectHTMLAttributes } from 'react';
import styles from './select.module.css';

/** A native select with a custom arrow; `className` sets its size and borders. */
export function Select({ className, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return <select className={clsx(styles.select, className)} {...rest} />;
}
