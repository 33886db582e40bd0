import type { ReferralPage } from '../../content/schemas/referral.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './steps.module.css';
import { WithMail } from './with-mail.tsx';

interface StepsProps {
  texts: ReferralPage['steps'];
  months: number;
}

/** Two lines, yours and the company's, that join at an interchange and run on for the months. */
export function Steps({ texts, months }: StepsProps) {
  return (
    <Section className={styles.section} labelledBy="steps">
      <Frame>
        <Heading level={2} size="h2" id="steps">
          {texts.heading}
        </Heading>
        <div className={styles.map}>
          <i className={styles.you} aria-hidden="true" />
          <i className={styles.company} aria-hidden="true">
            <b className={styles.enter} />
            <b className={styles.join} />
          </i>
          <ol className={styles.stops}>
            {texts.items.map(({ who, title, text }) => (
              <li key={title} className={styles.stop} data-who={who}>
                <Station span={who === 'both' ? 2 : 1} className={styles.ring} />
                <Heading level={3} size="h3" className={styles.title}>
                  {title}
                </Heading>
                <p className={styles.text}>
                  <WithMail text={text} />
                </p>
                {who === 'both' ? (
                  <div className={styles.months} aria-hidden="true">
                    {Array.from({ length: months }, (_, index) => index + 1).map((month) => (
                      <i key={month} className={styles.month} />
                    ))}
                  </div>
                ) : null}
              </li>
            ))}
          </ol>
        </div>
      </Frame>
    </Section>
  );
}
