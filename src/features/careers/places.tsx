import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { PlaceLines } from './place-lines.tsx';
import styles from './places.module.css';

/** The three lines leave the board, part, and arrive at a place each. */
export function Places({ texts }: { texts: CareersPage['places'] }) {
  return (
    <Section labelledBy="places">
      <Frame className={styles.top} strip>
        <PlaceLines />
        <Heading level={2} size="h2" id="places" className={styles.heading}>
          {texts.heading}
        </Heading>
      </Frame>
      <Frame className={styles.bends}>
        <PlaceLines shape="part" />
      </Frame>
      <Frame strip>
        <ul className={styles.places}>
          {texts.items.map(({ name, label, text }, index) => (
            <li key={name} className={styles.place} data-lane={index + 1}>
              <Station className={styles.ring} />
              <Heading level={3} size="h3">
                {name}
              </Heading>
              <p className={styles.label}>{label}</p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
