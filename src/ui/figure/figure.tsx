import type { ReactNode } from 'react';
import { type Look, partLook } from '../layout/look.ts';
import styles from './figure.module.css';

interface FigureProps extends Omit<Look, 'size'> {
  value: string;
  unit?: string | undefined;
  label?: ReactNode;
  size?: 'large' | 'medium';
  className?: string | undefined;
}

/** A readout: a large, light figure with a small unit. Figures are the illustrations here. */
export function Figure({ value, unit, label, size = 'medium', ...look }: FigureProps) {
  return (
    <p {...partLook(look, styles.figure)} data-size={size}>
      <span className={styles.value}>
        {value}
        {unit ? <small className={styles.unit}> {unit}</small> : null}
      </span>
      {label ? <span className={styles.label}>{label}</span> : null}
    </p>
  );
}
