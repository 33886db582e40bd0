import { clsx } from 'clsx';
import type { AboutPage } from '../../content/schemas/about.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './company.module.css';

/** What we hold to: rights held, as rings along one line. */
export function Principles({ texts }: { texts: AboutPage['principles'] }) {
  return (
    <Section className={layout.before9} labelledBy="principles">
      <Frame>
        <Heading level={2} size="h2" id="principles">
          {texts.heading}
        </Heading>
        <ul className={clsx(styles.stops, layout.before8)}>
          {texts.items.map(({ title, text: about }) => (
            <li key={title}>
              <Station className={styles.ring} />
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <p className={clsx(text.fine, layout.before2)}>{about}</p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
