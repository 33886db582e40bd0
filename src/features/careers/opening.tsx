import { clsx } from 'clsx';
import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { Station } from '../../lines/station.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import styles from './careers.module.css';
import { PlaceLines } from './place-lines.tsx';

/** The page's opening: the place lines enter at the top edge, each with the people who work there. */
export function Opening({ texts }: { texts: CareersPage }) {
  const places = texts.places.items;
  return (
    <Section className={layout.clip}>
      <Frame>
        <div className={clsx(layout.relative, layout.pad8)} data-places={places.length}>
          <PlaceLines places={places.length} shape="enter" />
          <Heading level={1} size="hero" className={clsx(styles.heading, layout.above)}>
            {texts.heading}
          </Heading>
          <p className={clsx(text.lead, layout.narrow, layout.before6)}>{texts.lead}</p>
          <ul className={styles.seats}>
            {places.map(({ name, people }) => (
              <li key={name} className={styles.seat}>
                <b
                  className={clsx(
                    text.readout,
                    text.nowrap,
                    layout.between,
                    layout.middle,
                    layout.gap3,
                  )}
                >
                  {people} <Station />
                </b>
                <span
                  className={clsx(styles.lane, text.small, text.mute, text.nowrap, layout.before1)}
                >
                  {name}
                </span>
              </li>
            ))}
          </ul>
          <div className={clsx(styles.figures, layout.stack, layout.gap7, layout.before8)}>
            {texts.figures.items.map((figure) => (
              <Figure key={figure.label} {...figure} />
            ))}
          </div>
          <p className={clsx(text.least, text.mute, layout.before5)}>{texts.figures.note}</p>
        </div>
      </Frame>
    </Section>
  );
}
