import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { Figure } from '../../ui/figure/figure.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './benefits.module.css';

/** What comes with a seat: six readouts. */
export function Benefits({ texts }: { texts: CareersPage['benefits'] }) {
  return (
    <Section className={styles.section} labelledBy="benefits">
      <Frame>
        <Heading level={2} size="h2" id="benefits" className={styles.heading}>
          {texts.heading}
        </Heading>
        <ul className={styles.list}>
          {texts.items.map(({ value, unit, label, text }) => (
            <li key={label} className={styles.item}>
              <Figure value={value} unit={unit} label={label} size="large" />
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
