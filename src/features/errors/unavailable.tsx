import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './errors.module.css';

/** 503: illustrated figure, heading, sub-text; no way home (specification, 2.6). */
export function Unavailable() {
  return (
    <Section className={styles.generic}>
      <Frame>
        <Heading level={1} size="h2">
          Service Unavailable
        </Heading>
        <p className={styles.message}>Please come back later</p>
      </Frame>
    </Section>
  );
}
