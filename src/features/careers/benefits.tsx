import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { Figure } from '../../ui/figure/figure.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Split, Text } from '../../ui/layout/box.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';

/** What comes with a seat: six readouts. */
export function Benefits({ texts }: { texts: CareersPage['benefits'] }) {
  return (
    <Section before={9} labelledBy="benefits">
      <Frame>
        <Heading level={2} size="h2" id="benefits">
          {texts.heading}
        </Heading>
        <Split.ul of={3} tabletTwo apart rule="end" before={7}>
          {texts.items.map(({ value, unit, label, text: about }) => (
            <Box.li key={label} rule="start" pad={6}>
              <Figure value={value} unit={unit} label={label} size="large" />
              <Text size="fine" measure="narrow" before={2}>
                {about}
              </Text>
            </Box.li>
          ))}
        </Split.ul>
      </Frame>
    </Section>
  );
}
