import type { ReactNode } from 'react';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import styles from './faq-group.module.css';

interface FaqGroupProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A station of the line, with its answers; the name stays in view while they pass. */
export function FaqGroup({ id, title, children }: FaqGroupProps) {
  return (
    <section id={id} className={styles.group} aria-labelledby={`${id}-title`} data-faq-group="">
      <div className={styles.name}>
        <Heading level={2} size="h3" id={`${id}-title`}>
          {title}
        </Heading>
        <Station className={styles.ring} />
      </div>
      <div className={styles.answers}>{children}</div>
    </section>
  );
}
