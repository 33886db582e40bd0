import type { ReactNode } from 'react';
import { Text } from '../layout/box.tsx';
import type { Look } from '../layout/look.ts';
import styles from './figure.module.css';

interface FigureProps extends Omit<Look, 'size'> {
  value: string;
  unit?: string | undefined;
  label?: ReactNode;
  size?: 'large' | 'medium';
}

/** A large, light figure with a small unit and a label. Figures serve as illustrations on this site. */
export function Figure({ value, unit, label, size = 'medium', ...look }: FigureProps) {
  const figureLook =
    size === 'large' ? { className: styles.large } : ({ size: 'readout' } as const);
  return (
    <Text {...look} data-size={size}>
      <Text.span block tone="bone" {...figureLook}>
        {value}
        {unit ? <small className={styles.unit}>{` ${unit}`}</small> : null}
      </Text.span>
      {label ? <span className={styles.label}>{label}</span> : null}
    </Text>
  );
}
