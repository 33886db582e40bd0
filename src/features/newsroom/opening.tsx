import { Lines } from '../../lines/lines.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './opening.module.css';

/** The heading, and the lines that turn under it into the spine of the news. */
export function Opening({ heading, lead }: { heading: string; lead: string }) {
  return (
    <Section className={styles.section}>
      <Frame grid className={styles.frame}>
        <Lines shape="bend" turn="left" className={styles.lines} />
        <Heading level={1} size="hero" className={styles.heading}>
          {heading}
        </Heading>
        <p className={styles.lead}>{lead}</p>
      </Frame>
    </Section>
  );
}
