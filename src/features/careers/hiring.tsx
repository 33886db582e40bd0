import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './hiring.module.css';

/** How we hire: a ledger of promises beside a heading that stays in view. */
export function Hiring({ texts }: { texts: CareersPage['hiring'] }) {
  return (
    <Section className={styles.section} labelledBy="hiring">
      <Frame grid>
        <div className={styles.words}>
          <Heading level={2} size="h3" id="hiring">
            {texts.heading}
          </Heading>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <ul className={styles.list}>
          {texts.items.map(({ title, text }) => (
            <li key={title} className={styles.item}>
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
