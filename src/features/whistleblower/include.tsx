import type { WhistleblowerPage } from '../../content/schemas/whistleblower.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Split, Spread, Text } from '../../ui/layout/box.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';

/** What a report should say: a numbered sheet. */
export function Include({ texts }: { texts: WhistleblowerPage['include'] }) {
  return (
    <Section before={9} labelledBy="include">
      <Frame grid>
        <Box place="sticky" at={[1, 4]}>
          <Heading level={2} size="h3" id="include">
            {texts.heading}
          </Heading>
          <Box as="p" measure="narrow" pad={5}>
            {texts.lead}
          </Box>
        </Box>
        <Split as="ol" of={2} apart at={[5, 13]}>
          {texts.items.map((item, index) => (
            <Spread key={item} as="li" tone="bone" gap={5} pad={4} rule="start">
              <Text as="span" tone="mute" aria-hidden="true">
                {index + 1}
              </Text>
              <Box as="span" flex="grow">
                {item}
              </Box>
            </Spread>
          ))}
        </Split>
      </Frame>
    </Section>
  );
}
