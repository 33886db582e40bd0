import type { ReactNode } from 'react';
import type { ApiPageTexts } from '../../content/schemas/api-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Inline, Split, Text } from '../../ui/layout/box.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './api.module.css';

interface TermProps {
  name: string;
  children: ReactNode;
}

function Term({ name, children }: TermProps) {
  return (
    <div>
      <Text as="dt" size="small" tone="mute">
        {name}
      </Text>
      <Text as="dd" tone="bone">
        {children}
      </Text>
    </div>
  );
}

/** The two addresses: one with a rail behind it and one without. */
export function Environments({ texts }: { texts: ApiPageTexts['environments'] }) {
  return (
    <Section labelledBy="environments">
      <Frame grid strip pad={8}>
        <Lines shape="straight" />
        <Heading level={2} size="h3" id="environments" at={[2, 7]} tablet={[2, 13]}>
          {texts.heading}
        </Heading>
        <Box as="p" before={2} at={[8, 13]} tablet={[2, 13]}>
          {texts.lead}
        </Box>
        <Box as="ul" before={7} at={[2, 13]}>
          {texts.items.map(({ name, address, key, money, text: about }, index) => (
            <Box
              key={name}
              as="li"
              pad={6}
              className={styles.place}
              data-money={index === 0 ? 'none' : 'real'}
            >
              <Heading level={3} size="h4">
                {name}
              </Heading>
              <div>
                <Text tone="bone" className={styles.address}>
                  <code>
                    {new URL(address).origin}
                    <wbr />
                    {new URL(address).pathname}
                  </code>
                </Text>
                <Split of={2} gap={4} before={4} size="fine">
                  <Inline as="dl" gap={7}>
                    <Term name="Key">
                      <code>{key}…</code>
                    </Term>
                    <Term name="Money">{money}</Term>
                  </Inline>
                  <p>{about}</p>
                </Split>
              </div>
            </Box>
          ))}
        </Box>
      </Frame>
    </Section>
  );
}
