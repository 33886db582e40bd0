import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { Station } from '../../lines/station.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { PLACE_IDS } from './board.ts';
import styles from './opening.module.css';
import { PlaceLines } from './place-lines.tsx';

/** The page's opening: the place lines enter at the top edge, each with the people who work there. */
export function Opening({ texts }: { texts: CareersPage }) {
  return (
    <Section className={styles.section}>
      <Frame className={styles.frame}>
        <PlaceLines shape="enter" />
        <div className={styles.words}>
          <Heading level={1} size="hero" className={styles.heading}>
            {texts.heading}
          </Heading>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <ul className={styles.places}>
          {texts.places.items.map(({ name, people }) => (
            <li key={name} className={styles.place} data-place={PLACE_IDS[name]}>
              <Station className={styles.ring} />
              <b className={styles.people}>{people}</b>
              <span className={styles.name}>{name}</span>
            </li>
          ))}
        </ul>
        <div className={styles.figures}>
          {texts.figures.items.map((figure) => (
            <Figure key={figure.label} {...figure} />
          ))}
          <p className={styles.note}>{texts.figures.note}</p>
        </div>
      </Frame>
    </Section>
  );
}
