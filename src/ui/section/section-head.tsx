import type { ReactNode } from 'react';
import { Heading, type HeadingSize } from '../heading/heading.tsx';
import { Box, Text } from '../layout/box.tsx';
import type { Look } from '../layout/look.ts';

interface SectionHeadProps extends Omit<Look, 'size' | 'measure' | 'wrap'> {
  /** Id of the heading, which names the section. */
  id: string;
  heading: ReactNode;
  lead: ReactNode;
  size?: HeadingSize;
  /** The lead's maximum width and its wrapping. */
  measure?: Look['measure'];
  wrap?: Look['wrap'];
  /** Content below the lead, such as links onwards. */
  children?: ReactNode;
}

/** The opening of a section: its heading and, below it, the lead. */
export function SectionHead(props: SectionHeadProps) {
  const { id, heading, lead, size = 'section', measure, wrap, children, ...place } = props;
  return (
    <Box {...place}>
      <Heading size={size} id={id}>
        {heading}
      </Heading>
      <Text size="lead" measure={measure} wrap={wrap}>
        {lead}
      </Text>
      {children}
    </Box>
  );
}
