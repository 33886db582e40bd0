import type { ReferralPage } from '../../content/schemas/referral.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './who.module.css';

interface WhoProps {
  texts: ReferralPage['who'];
  notAllowed: ReferralPage['notAllowed'];
}

/** Who may refer, who may not, and what is not allowed to those who may. */
export function Who({ texts, notAllowed }: WhoProps) {
  return (
    <Section className={styles.section} labelledBy="who">
      <Frame grid>
        <Heading level={2} size="h2" id="who" className={styles.heading}>
          {texts.heading}
        </Heading>
        <ul className={styles.yes} aria-label={texts.heading}>
          {texts.yes.map((text) => (
            <li key={text} className={styles.stop}>
              <Station className={styles.ring} />
              {text}
            </li>
          ))}
        </ul>
        <div className={styles.no}>
          <h3 className={styles.label}>Who may not</h3>
          <ul>
            {texts.no.map((text) => (
              <li key={text} className={styles.shut}>
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.rules}>
          <Heading level={2} size="h3">
            {notAllowed.heading}
          </Heading>
          <ul className={styles.list}>
            {notAllowed.items.map((item) => (
              <li key={item} className={styles.shut}>
                {item}
              </li>
            ))}
          </ul>
        </div>
      </Frame>
    </Section>
  );
}
