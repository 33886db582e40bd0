import type { ReferralPage } from '../../content/schemas/referral.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Split, Text } from '../../ui/layout/box.tsx';
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
    <Section before={9} labelledBy="sides">
      <Frame>
        <Heading level={2} size="h3" id="sides">
          {texts.heading}
        </Heading>
        <Split of={2} gap={7} before={6}>
          {(['referrer', 'referred'] as const).map((side) => (
            <div key={side}>
              <SideLine double={side === 'referred'} />
              <Heading level={3} size="h4" pad={5}>
                {texts[side].title}
              </Heading>
              <ul>
                {texts[side].points.map((point) => (
                  <Text
                    key={point}
                    as="li"
                    size="large"
                    tone="bone"
                    wrap="balance"
                    pad={4}
                    rule="start"
                  >
                    {point}
                  </Text>
                ))}
              </ul>
            </div>
          ))}
        </Split>
      </Frame>
    </Section>
  );
}
