import type { ReferralPage } from '../../content/schemas/referral.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Frame, Section } from '../../ui/section/section.tsx';

type OpeningProps = { texts: Pick<ReferralPage, 'heading' | 'lead' | 'reward'> };

/** What of a month's place stays free, as a part of it. */
const GAP = 0.08;

/** A month's fee for each column of the page, the share of it lit. */
function Months({ months, share }: { months: number; share: string }) {
  const lit = 2 * Number.parseInt(share, 10);
  // the last one ends where the frame does
  const bar = `${100 * (1 - GAP)}%`;
  const step = 100 / (months - GAP);
  return (
    <svg
      className={lookOf({ size: 'small', tabular: true, before: 7 })}
      width="100%"
      height="240"
      overflow="visible"
      fill="var(--mute)"
      aria-hidden="true"
    >
      {Array.from({ length: months }, (_, index) => index + 1).map((month) => (
        <svg
          key={month}
          x={`${(month - 1) * step}%`}
          width={`${step}%`}
          overflow="visible"
          aria-hidden="true"
        >
          <rect width={bar} height="200" fill="var(--panel)" stroke="var(--edge)" />
          <rect width={bar} y={200 - lit} height={lit} fill="var(--bone)" />
          <text
            className={lookOf({ weight: 'medium', shown: 'tabletUp' })}
            x="10"
            y="185"
            fill="var(--on-bone)"
          >
            {share}
          </text>
          <text y="228">{month}</text>
        </svg>
      ))}
    </svg>
  );
}

/** The page's opening: the reward as a drawing of itself. */
export function Opening({ texts }: OpeningProps) {
  return (
    <Section before={8}>
      <Frame grid>
        <Heading level={1} size="display" at={[1, 13]}>
          {texts.heading}
        </Heading>
        <Text size="lead" before={6} at={[7, 13]}>
          {texts.lead}
        </Text>
      </Frame>
      <Frame>
        <Months months={texts.reward.months} share={texts.reward.share} />
        <Text size="small" tone="mute" wrap="balance" shown="phone" aria-hidden="true">
          The light part of each month is {texts.reward.share} of its fee.
        </Text>
      </Frame>
    </Section>
  );
}
