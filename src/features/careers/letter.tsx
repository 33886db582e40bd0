import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Text } from '../../ui/layout/box.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';

/** For those without a seat on the board. */
export function Letter({ texts }: { texts: CareersPage['letter'] }) {
  return (
    <Section before={9} labelledBy="letter">
      <Frame grid>
        <Heading level={2} size="h2" id="letter" at={[1, 8]}>
          {texts.heading}
        </Heading>
        <Box self="bottom" at={[9, 13]} tablet={[8, 13]}>
          <Text size="lead" pad={5}>
            {texts.text}
          </Text>
          <Link href={`mailto:${texts.email}`} variant="more">
            {texts.email}
          </Link>
        </Box>
      </Frame>
    </Section>
  );
}
