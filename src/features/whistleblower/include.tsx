import type { WhistleblowerPage } from '../../content/schemas/whistleblower.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './include.module.css';

/** What a report should say: a numbered sheet. */
export function Include({ texts }: { texts: WhistleblowerPage['include'] }) {
  return (
    <Section className={styles.section} labelledBy="include">
      <Frame grid>
        <div className={styles.words}>
          <Heading level={2} size="h3" id="include">
            {texts.heading}
          </Heading>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <ol className={styles.items}>
          {texts.items.map((item) => (
            <li key={item} className={styles.item}>
              {item}
            </li>
          ))}
        </ol>
      </Frame>
    </Section>
  );
}
