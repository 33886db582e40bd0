import { clsx } from 'clsx';
import type { ReferralPage } from '../../content/schemas/referral.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';

/** The line that a side's column hangs on: theirs is the double one. */
function SideLine({ double }: { double: boolean }) {
  return (
    <svg width="100%" height="6" aria-hidden="true">
      <rect width="100%" height={double ? 6 : 4} fill={double ? 'var(--steel)' : 'var(--bone)'} />
      {double ? <rect width="100%" y="2" height="2" fill="var(--page)" /> : null}
    </svg>
  );
}

/** What each side has: two columns, each under its own line. */
export function Sides({ texts }: { texts: ReferralPage['sides'] }) {
  return (
    <Section className={layout.before9} labelledBy="sides">
      <Frame>
        <Heading level={2} size="h3" id="sides">
          {texts.heading}
        </Heading>
        <div className={clsx(layout.two, layout.gap7, layout.before6)}>
          {(['referrer', 'referred'] as const).map((side) => (
            <div key={side}>
              <SideLine double={side === 'referred'} />
              <Heading level={3} size="h4" className={layout.pad5}>
                {texts[side].title}
              </Heading>
              <ul>
                {texts[side].points.map((point) => (
                  <li
                    key={point}
                    className={clsx(text.large, text.bone, text.balance, layout.pad4, layout.rule)}
                  >
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
