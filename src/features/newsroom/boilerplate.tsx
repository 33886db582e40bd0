import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { NewsroomPage } from '../../content/schemas/newsroom-page.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Spread, Text } from '../../ui/layout/box.tsx';
import { cell } from '../../ui/layout/cell.ts';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './newsroom.module.css';

interface BoilerplateProps {
  texts: NewsroomPage['boilerplate'];
  copyShort: ReactNode;
  copyLong: ReactNode;
}

/** Who we are in two lengths, each with a button that copies it. */
export function Boilerplate({ texts, copyShort, copyLong }: BoilerplateProps) {
  const versions = [
    { ...texts.short, copy: copyShort, place: cell(4, 8, [1, 7]), size: text.lead },
    { ...texts.long, copy: copyLong, place: cell(8, 13, [7, 13]), size: undefined },
  ];
  return (
    <Section before={9} labelledBy="boilerplate">
      <Frame grid>
        <Box pad={3} at={[1, 4]} tablet={[1, 13]}>
          <Heading level={2} size="h3" id="boilerplate">
            {texts.heading}
          </Heading>
          <Text tone="mute" before={2}>
            {texts.lead}
          </Text>
        </Box>
        {versions.map(({ label, text: words, copy, place, size }) => (
          <Box key={label} rule="start" pad={3} className={clsx(place, styles.version)}>
            <Spread items="middle">
              <Text as="h3" size="small" tone="mute" weight="regular">
                {label}
              </Text>
              {copy}
            </Spread>
            <Text tone="bone" before={3} className={size}>
              {words}
            </Text>
          </Box>
        ))}
      </Frame>
    </Section>
  );
}
