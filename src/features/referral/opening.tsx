import { clsx } from 'clsx';
import type { ReferralPage } from '../../content/schemas/referral.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
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
      className={clsx(text.small, text.tabular, layout.before7)}
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
          <text className={clsx(text.medium, layout.noPhone)} x="10" y="185" fill="var(--on-bone)">
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
    <Section className={layout.before8}>
      <Frame grid>
        <Heading level={1} size="display" className={cell(1, 13)}>
          {texts.heading}
        </Heading>
        <p className={clsx(text.lead, layout.before6, cell(7, 13))}>{texts.lead}</p>
      </Frame>
      <Frame>
        <Months months={texts.reward.months} share={texts.reward.share} />
        <p
          className={clsx(text.small, text.mute, text.balance, layout.phoneOnly)}
          aria-hidden="true"
        >
          The light part of each month is {texts.reward.share} of its fee.
        </p>
      </Frame>
    </Section>
  );
}
