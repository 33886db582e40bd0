import { clsx } from 'clsx';
import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import styles from './careers.module.css';
import { Parting, PlaceLines, PlaceStrip } from './place-lines.tsx';

/** The lines leave the board, part, and arrive at a place each. */
export function Places({ texts }: { texts: CareersPage['places'] }) {
  const places = texts.items.length;
  return (
    <Section labelledBy="places">
      <Frame strip>
        <div className={clsx(layout.relative, layout.pad8)}>
          <PlaceLines places={places} />
          <Heading level={2} size="h2" id="places">
            {texts.heading}
          </Heading>
        </div>
        <Parting places={places} />
        <ul className={styles.places} data-places={places}>
          {texts.items.map(({ name, label, text: about }, index) => (
            <li key={name} className={clsx(styles.place, layout.relative)}>
              <PlaceStrip place={index} places={places} />
              <Station rail={index} />
              <Heading level={3} size="h3">
                {name}
              </Heading>
              <p className={clsx(text.small, text.mute, layout.before2)}>{label}</p>
              <p className={layout.pad5}>{about}</p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
