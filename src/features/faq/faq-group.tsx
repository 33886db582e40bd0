import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import { Frame } from '../../ui/section/section.tsx';
import styles from './faq.module.css';

interface FaqGroupProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A station of the line, with its answers; the name stays in view while they pass. */
export function FaqGroup({ id, title, children }: FaqGroupProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-group="">
      <Frame grid strip className={layout.pad7}>
        <Lines
          shape="straight"
          lines={{ swift: 'none', instant: 'none' }}
          className={styles.line}
        />
        <div className={clsx(styles.name, layout.sticky, cell(1, 5))}>
          <Heading level={2} size="h3" id={`${id}-title`} className={styles.title}>
            {title}
          </Heading>
          <Station rail={1} />
        </div>
        <div className={cell(5, 13)}>{children}</div>
      </Frame>
    </section>
  );
}
