import type { NewsroomPage } from '../../content/schemas/newsroom-page.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Inline, Stack, Text } from '../../ui/layout/box.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './newsroom.module.css';

/** The press contact: the address is the picture. */
export function Contact({ texts }: { texts: NewsroomPage['press'] }) {
  return (
    <Section before={9} labelledBy="press-contact">
      <Frame grid>
        <Heading level={2} size="h4" id="press-contact" tone="mute" at={[1, 13]}>
          {texts.heading}
        </Heading>
        <Box as="p" before={3} at={[1, 13]}>
          <Link href={`mailto:${texts.email}`} variant="plain" tone="bone" className={styles.mail}>
            {texts.email}
          </Link>
        </Box>
        <Box before={7} at={[1, 6]}>
          <Text size="lead">{texts.text}</Text>
          <Link href={texts.link.href} variant="more" before={4}>
            {texts.link.label}
          </Link>
        </Box>
        <Stack as="ul" gap={4} before={7} at={[7, 13]}>
          {texts.points.map((point) => (
            <Inline key={point} as="li" items="top" gap={4}>
              <Station state="announced" />
              <Box as="p" flex="grow">
                {point}
              </Box>
            </Inline>
          ))}
        </Stack>
      </Frame>
    </Section>
  );
}
