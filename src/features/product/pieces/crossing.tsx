import type { ReactNode } from 'react';
import { Frame, Section } from '../../../ui/section/section.tsx';
import styles from '../journey.module.css';

/** A band between two parts, where the lines change sides. `short` where they only change state. */
export function Crossing({ children, short = false }: { children: ReactNode; short?: boolean }) {
  return (
    <Section>
      <Frame className={short ? styles.halt : styles.crossing}>{children}</Frame>
    </Section>
  );
}
