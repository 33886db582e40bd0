import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './figure.module.css';

interface FigureProps {
  value: string;
  unit?: string | undefined;
  label?: ReactNode;
  size?: 'large' | 'medium';
  className?: string | undefined;
}

/** A readout: a large, light figure with a small unit. Figures are the illustrations here. */
export function Figure({ value, unit, label, size = 'medium', className }: FigureProps) {
  return (
    <p className={clsx(styles.figure, className)} data-size={size}>
      <span className={styles.value}>
        {value}
        {unit ? <small className={styles.unit}> {unit}</small> : null}
      </span>
      {label ? <span className={styles.label}>{label}</span> : null}
    </p>
  );
}
