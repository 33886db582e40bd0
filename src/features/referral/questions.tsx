import type { ReferralPage } from '../../content/schemas/referral.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './questions.module.css';
import { WithMail } from './with-mail.tsx';

interface QuestionsProps {
  texts: ReferralPage['faq'];
  contact: string;
}

/** Questions that come up, folded. */
export function Questions({ texts, contact }: QuestionsProps) {
  return (
    <Section className={styles.section} labelledBy="questions">
      <Frame grid>
        <div className={styles.words}>
          <Heading level={2} size="h3" id="questions">
            {texts.heading}
          </Heading>
          <p className={styles.contact}>
            <WithMail text={contact} />
          </p>
        </div>
        <div className={styles.list}>
          {texts.items.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </Frame>
    </Section>
  );
}
