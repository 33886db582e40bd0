import type { ReactNode } from 'react';
import type { NewsroomPage } from '../../content/schemas/newsroom-page.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Inline, Split, Spread, Text } from '../../ui/layout/box.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { Logos } from './logos.tsx';

interface KitProps {
  texts: NewsroomPage['kit'];
  palette: ReactNode;
}

/** Logo files, what may be done with them, and the colours. */
export function Kit({ texts, palette }: KitProps) {
  const rules = [
    { title: 'Do', items: texts.do, state: 'done' as const },
    { title: 'Do not', items: texts.dont, state: 'invalid' as const },
  ];
  return (
    <Section before={9} labelledBy="kit">
      <Frame>
        <Spread phone="stack" items="bottom" gap={5}>
          <Heading level={2} size="h2" id="kit">
            {texts.heading}
          </Heading>
          <Text size="lead" measure="narrow">
            {texts.lead}
          </Text>
        </Spread>
        <Logos logos={texts.logos} />
        <Split of={2} gap={8} before={7}>
          {rules.map(({ title, items, state }) => (
            <div key={title}>
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <Box as="ul" rule="start" before={4}>
                {items.map((item) => (
                  <Inline key={item} as="li" items="top" gap={4} pad={3} rule="end">
                    <Station state={state} />
                    <Box as="p" flex="grow">
                      {item}
                    </Box>
                  </Inline>
                ))}
              </Box>
            </div>
          ))}
        </Split>
        <Heading level={3} size="h3" before={8}>
          Colours
        </Heading>
        <Box as="p" pad={4}>
          {texts.colours}
        </Box>
        {palette}
      </Frame>
    </Section>
  );
}
