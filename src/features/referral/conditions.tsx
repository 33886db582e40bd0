import type { ReferralPage } from '../../content/schemas/referral.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './conditions.module.css';

/** The terms, numbered, to be read and printed. */
export function Conditions({ texts }: { texts: ReferralPage['conditions'] }) {
  return (
    <Section className={styles.section} labelledBy="conditions">
      <Frame>
        <Heading level={2} size="h2" id="conditions">
          {texts.heading}
        </Heading>
        <ol className={styles.list}>
          {texts.items.map(({ title, text }) => (
            <li key={title} className={styles.item}>
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Frame>
    </Section>
  );
}
