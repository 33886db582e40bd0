import type { ReactNode } from 'react';
import { Heading, type HeadingSize } from '../heading/heading.tsx';
import { Box, Text } from '../layout/box.tsx';
import type { Look, Placed } from '../layout/look.ts';

interface SectionHeadProps extends Omit<Placed, 'size' | 'measure' | 'wrap'> {
  /** The heading's, by which the section is named. */
  id: string;
  heading: ReactNode;
  lead: ReactNode;
  size?: HeadingSize;
  /** How wide the lead gets, and how it breaks. */
  measure?: Look['measure'];
  wrap?: Look['wrap'];
  /** What stands below the lead, as the ways on. */
  children?: ReactNode;
}

/** What a section opens with: its heading and, below it, the lead. */
export function SectionHead(props: SectionHeadProps) {
  const { id, heading, lead, size = 'h2', measure, wrap, children, ...place } = props;
  return (
    <Box {...place}>
      <Heading size={size} id={id}>
        {heading}
      </Heading>
      <Text size="lead" before={6} measure={measure} wrap={wrap}>
        {lead}
      </Text>
      {children}
    </Box>
  );
}
