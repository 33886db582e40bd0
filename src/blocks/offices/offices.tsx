import type { CareersPage } from '#content/schemas/careers-page-schema.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Split, Text } from '#ui/layout/box.tsx';
import { Section } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';

interface OfficesProps {
  id: string;
  heading: string;
  places: CareersPage['places']['items'];
  /** The address of the registered office, which is the first place. */
  address: string;
}

/** The offices; the first is the registered office. */
export function Offices({ id, heading, places, address }: OfficesProps) {
  return (
    <Section framed before={9} labelledBy={id}>
      <Heading size="subsection" id={id}>
        {heading}
      </Heading>
      <Split.ul of={3} gap={6} before={5}>
        {places.map(({ name, label, text, people }, index) => (
          <Box.li key={name} rule="start" pad={4}>
            <Text size="entry">{name}</Text>
            <Text size="fine" tone="mute" before={1}>
              {t('ui.office', { label, people })}
            </Text>
            <Text before={3}>{text}</Text>
            {index === 0 ? (
              <Text size="fine" tone="mute" before={3}>
                {address}
              </Text>
            ) : null}
          </Box.li>
        ))}
      </Split.ul>
    </Section>
  );
}
