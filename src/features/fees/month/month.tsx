import type { ReactNode } from 'react';
import { Lines } from '../../../lines/lines.tsx';
import { Box } from '../../../ui/layout/box.tsx';
import { Frame, Section } from '../../../ui/section/section.tsx';

/** The section of the calculator, which is handed in hydrated; the lines stop at its rows. */
export function MonthSection({ children }: { children: ReactNode }) {
  return (
    <Section labelledBy="month">
      <Frame grid strip>
        <Lines shape="straight" light />
        <Box before={9} at={[2, 13]}>
          {children}
        </Box>
      </Frame>
    </Section>
  );
}
