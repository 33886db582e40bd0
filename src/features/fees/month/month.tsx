import type { ReactNode } from 'react';
import { Lines } from '../../../lines/lines.tsx';
import { Frame, Section } from '../../../ui/section/section.tsx';
import styles from './month.module.css';

/** The section of the calculator, which is handed in hydrated; the lines stop at its rows. */
export function MonthSection({ children }: { children: ReactNode }) {
  return (
    <Section labelledBy="month">
      <Frame strip className={styles.frame}>
        <Lines shape="straight" light />
        {children}
      </Frame>
    </Section>
  );
}
