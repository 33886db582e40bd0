import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import layout from '../../../ui/layout/layout.module.css';
import { Frame, Section } from '../../../ui/section/section.tsx';
import journey from '../journey.module.css';

interface CrossingProps {
  children: ReactNode;
  /** Where its lines and rings stand, if not at the right edge. */
  at?: string | undefined;
  /** Where the lines only change state. */
  short?: boolean;
}

/** A band between two parts, where the lines change sides. */
export function Crossing({ children, at, short = false }: CrossingProps) {
  return (
    <Section className={at}>
      <Frame className={clsx(short ? layout.pad8 : journey.crossing)}>{children}</Frame>
    </Section>
  );
}
