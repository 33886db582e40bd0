import type { ReactNode } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import { Box } from '#ui/layout/box.tsx';
import { Frame } from '#ui/section/section.tsx';
import styles from './faq.module.css';

interface FaqGroupProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A group of answers under a sticky title. */
export function FaqGroup({ id, title, children }: FaqGroupProps) {
  return (
    <section id={id} data-group="">
      <Frame grid pad={7}>
        <Box place="sticky" at={[1, 5]} className={styles.name}>
          <Heading level={2} size="subsection" className={styles.title}>
            {title}
          </Heading>
        </Box>
        <Box at={[5, 13]}>{children}</Box>
      </Frame>
    </section>
  );
}
