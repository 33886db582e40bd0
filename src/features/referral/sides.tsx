import type { ReferralPage } from '../../content/schemas/referral.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './sides.module.css';

/** What each side has: two columns, each under its own line. */
export function Sides({ texts }: { texts: ReferralPage['sides'] }) {
  return (
    <Section className={styles.section} labelledBy="sides">
      <Frame>
        <Heading level={2} size="h3" id="sides">
          {texts.heading}
        </Heading>
        <div className={styles.sides}>
          {(['referrer', 'referred'] as const).map((side) => (
            <div key={side} className={styles.side} data-side={side}>
              <Heading level={3} size="h4">
                {texts[side].title}
              </Heading>
              <ul className={styles.points}>
                {texts[side].points.map((point) => (
                  <li key={point} className={styles.point}>
                    {point}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Frame>
    </Section>
  );
}
