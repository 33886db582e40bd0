import { type LineName, Lines } from '../../lines/lines.tsx';
import { lit } from '../../lines/lit.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './opening.module.css';

interface OpeningProps {
  heading: string;
  lead: string;
  /** The lines that the latest post concerns; without a post none comes in. */
  lines: readonly LineName[] | undefined;
}

/** The page's heading, with the lines coming in at the right. */
export function Opening({ heading, lead, lines }: OpeningProps) {
  return (
    <Section className={styles.section}>
      <Frame grid className={styles.frame}>
        {lines ? <Lines shape="straight" lines={lit(lines)} className={styles.lines} /> : null}
        <Heading level={1} size="hero" className={styles.heading}>
          {heading}
        </Heading>
        <p className={styles.lead}>{lead}</p>
      </Frame>
    </Section>
  );
}
