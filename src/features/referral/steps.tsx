import { clsx } from 'clsx';
import type { ReferralPage } from '#content/schemas/referral-schema.ts';
import { litStates } from '#drawings/lines/by-rail.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Station } from '#drawings/lines/station.tsx';
import { rails } from '#tariff/rails.ts';
import { Drawing, Positioned } from '#ui/drawing/drawing.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { TitledText } from '#ui/heading/titled-text.tsx';
import { Box, Split } from '#ui/layout/box.tsx';
import { WithMail } from '#ui/link/with-mail.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import styles from './referral.module.css';

interface StepsProps {
  texts: ReferralPage['steps'];
  months: number;
}

const COMPANY = 'M-3000 324H-152a56 56 0 0 0 56-56V98a56 56 0 0 1 56-56H3000';

/**
 * The referrer's line and the company's; each step has a quarter of the width, the last one with a
 * mark for each month.
 */
function TwoLines({ texts, months }: StepsProps) {
  const marks = Array.from({ length: months }, (_, month) => `${(month / (months - 1)) * 100}%`);
  return (
    <Drawing cover shown="tabletUp" fill="none" stroke="var(--bone)" strokeWidth="4">
      <Positioned x="75%">
        <path d="M-3000 24H3000" />
        <path d={COMPANY} stroke="var(--steel)" strokeWidth="6" />
        <path d={COMPANY} stroke="var(--page)" strokeWidth="2" />
      </Positioned>
      <g fill="var(--page)">
        {texts.items.map(({ who, title }, index) => (
          <Positioned key={title} x={`${index * 25}%`}>
            {who === 'both' ? (
              <rect x="-4" y="13" width="26" height="40" rx="13" />
            ) : (
              <circle cx="9" cy={who === 'you' ? 24 : 324} r="7" />
            )}
          </Positioned>
        ))}
      </g>
      <Positioned x="79%" width="21%" strokeWidth="3">
        {marks.map((x) => (
          <line key={x} x1={x} x2={x} y1="8" y2="24" />
        ))}
      </Positioned>
    </Drawing>
  );
}

/** The steps on two lines, the referrer's and the company's, that join at an interchange. */
export function Steps({ texts, months }: StepsProps) {
  return (
    <Section before={9} clip labelledBy="steps">
      <Frame>
        <Heading size="section" id="steps">
          {texts.heading}
        </Heading>
      </Frame>
      <Frame strip before={7}>
        <Lines
          lines={litStates(rails().slice(0, 2), 'none')}
          shown="phone"
          className={styles.lines}
        />
        <Box place="relative">
          <TwoLines texts={texts} months={months} />
          <Split.ol of={4}>
            {texts.items.map(({ who, title, text }) => (
              <Box.li
                key={title}
                place="relative"
                className={clsx(styles.stop, who === 'company' && styles.company)}
              >
                <Station rail={who === 'you' ? 1 : 0} span={who === 'both' ? 2 : 1} shown="phone" />
                <TitledText title={title} size="entry" text={<WithMail text={text} />} />
              </Box.li>
            ))}
          </Split.ol>
        </Box>
      </Frame>
    </Section>
  );
}
