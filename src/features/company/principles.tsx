import type { AboutPage } from '../../content/schemas/about.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './principles.module.css';

/** What we hold to: rights held, as rings along one line. */
export function Principles({ texts }: { texts: AboutPage['principles'] }) {
  return (
    <Section className={styles.section} labelledBy="principles">
      <Frame>
        <Heading level={2} size="h2" id="principles">
          {texts.heading}
        </Heading>
        <ul className={styles.line}>
          {texts.items.map(({ title, text }) => (
            <li key={title} className={styles.stop}>
              <Station className={styles.ring} />
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
