import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './errors.module.css';
import { Figure503 } from './figures.tsx';

/** 503: illustrated figure, heading, sub-text; no way home (specification, 2.6). */
export function Unavailable() {
  return (
    <Section className={styles.page}>
      <div className={styles.dust} data-particles="" aria-hidden="true" />
      <Frame>
        <Figure503 />
        <div className={styles.words}>
          <div className={styles.halt}>
            <Station state="announced" />
            <div>
              <Heading level={1} size="h3" className={styles.heading}>
                Service Unavailable
              </Heading>
              <p className={styles.text}>Please come back later</p>
            </div>
          </div>
        </div>
      </Frame>
    </Section>
  );
}
