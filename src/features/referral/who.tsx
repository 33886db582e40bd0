import type { ReferralPage } from '../../content/schemas/referral.ts';
import { UprightStops } from '../../lines/upright-stops.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Spread, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Frame, Section } from '../../ui/section/section.tsx';

interface WhoProps {
  texts: ReferralPage['who'];
  notAllowed: ReferralPage['notAllowed'];
}

/** What is not to be: each a siding, shut by a buffer stop. */
function Shut({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <Spread key={item} as="li" gap={5} pad={2}>
          <svg
            className={lookOf({ flex: 'fixed' })}
            width="24"
            height="24"
            stroke="var(--bone)"
            strokeWidth="4"
            aria-hidden="true"
          >
            <path d="M0 13H20" stroke="var(--rest)" />
            <path d="M22 4V22" />
          </svg>
          <Text as="span" wrap="balance" flex="grow">
            {item}
          </Text>
        </Spread>
      ))}
    </ul>
  );
}

/** Who may refer, who may not, and what is not allowed to those who may. */
export function Who({ texts, notAllowed }: WhoProps) {
  return (
    <Section before={9} labelledBy="who">
      <Frame grid>
        <Heading level={2} size="h2" id="who" at={[1, 6]}>
          {texts.heading}
        </Heading>
        <Box before={5} at={[6, 13]}>
          <UprightStops items={texts.yes} label={texts.heading} />
        </Box>
        <Box at={[6, 13]}>
          <Text as="h3" size="small" tone="mute" weight="regular" pad={3}>
            Who may not
          </Text>
          <Shut items={texts.no} />
        </Box>
      </Frame>
      <Frame before={8}>
        <Box rule="start" />
      </Frame>
      <Frame grid before={6}>
        <Heading level={2} size="h3" place="sticky" pad={3} at={[1, 6]}>
          {notAllowed.heading}
        </Heading>
        <Box at={[6, 13]}>
          <Shut items={notAllowed.items} />
        </Box>
      </Frame>
    </Section>
  );
}
