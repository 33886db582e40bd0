import type { ReferralPage } from '../../content/schemas/referral.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './opening.module.css';

type OpeningProps = { texts: Pick<ReferralPage, 'heading' | 'lead' | 'reward'> };

/** A month's fee for each column of the page, the share of it lit. */
function Months({ months, share }: { months: number; share: string }) {
  return (
    <svg className={styles.months} width="100%" height="240" aria-hidden="true">
      {Array.from({ length: months }, (_, index) => index + 1).map((month) => {
        const x = `${((month - 1) / months) * 100}%`;
        const width = `${100 / months}%`;
        return (
          <svg key={month} x={x} width={width} height="240" overflow="visible" aria-hidden="true">
            <rect className={styles.fee} height="200" />
            <rect
              className={styles.share}
              y={200 - 2 * Number.parseInt(share, 10)}
              height={2 * Number.parseInt(share, 10)}
            />
            <text className={styles.part} x="10" y="185">
              {share}
            </text>
            <text className={styles.month} y="228">
              {month}
            </text>
          </svg>
        );
      })}
    </svg>
  );
}

/** The page's opening: the reward as a drawing of itself. */
export function Opening({ texts }: OpeningProps) {
  return (
    <Section className={styles.section}>
      <Frame grid>
        <Heading level={1} size="hero" className={styles.heading}>
          {texts.heading}
        </Heading>
        <p className={styles.lead}>{texts.lead}</p>
      </Frame>
      <Frame>
        <Months months={texts.reward.months} share={texts.reward.share} />
      </Frame>
    </Section>
  );
}
