import type { ReferralPage } from '../../content/schemas/referral.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Split, Spread, Text } from '../../ui/layout/box.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';

/** The terms, numbered, to be read and printed. */
export function Conditions({ texts }: { texts: ReferralPage['conditions'] }) {
  return (
    <Section before={9} labelledBy="conditions">
      <Frame>
        <Heading level={2} size="h2" id="conditions">
          {texts.heading}
        </Heading>
        <Split as="ol" of={2} apart before={7}>
          {texts.items.map(({ title, text: about }, index) => (
            <Spread key={title} as="li" gap={5} pad={5} rule="start">
              <Text as="span" tone="mute" aria-hidden="true">
                {index + 1}
              </Text>
              <Box flex="grow">
                <Heading level={3} size="h4">
                  {title}
                </Heading>
                <Text size="fine" before={2}>
                  {about}
                </Text>
              </Box>
            </Spread>
          ))}
        </Split>
      </Frame>
    </Section>
  );
}
