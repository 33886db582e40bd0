import type { ReactNode } from 'react';
import { Text } from '../layout/box.tsx';
import type { Look } from '../layout/look.ts';
import styles from './figure.module.css';

interface FigureProps extends Omit<Look, 'size'> {
  value: string;
  unit?: string | undefined;
  label?: ReactNode;
  size?: 'figure' | 'readout' | 'amount';
}

/** A large, light figure with a small unit and a label. Figures serve as illustrations on this site. */
export function Figure({ value, unit, label, size = 'readout', ...look }: FigureProps) {
  return (
    <Text {...look}>
      <Text.span block size={size}>
        {value}
        {unit ? <small className={styles.unit}>{` ${unit}`}</small> : null}
      </Text.span>
      {label ? <span className={styles.label}>{label}</span> : null}
    </Text>
  );
}
