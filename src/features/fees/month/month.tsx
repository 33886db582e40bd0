import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Lines } from '../../../lines/lines.tsx';
import { cell } from '../../../ui/layout/cell.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Frame, Section } from '../../../ui/section/section.tsx';

/** The section of the calculator, which is handed in hydrated; the lines stop at its rows. */
export function MonthSection({ children }: { children: ReactNode }) {
  return (
    <Section labelledBy="month">
      <Frame grid strip>
        <Lines shape="straight" light />
        <div className={clsx(layout.before9, cell(2, 13))}>{children}</div>
      </Frame>
    </Section>
  );
}
