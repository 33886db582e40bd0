import { clsx } from 'clsx';
import type { WhistleblowerPage } from '../../content/schemas/whistleblower.ts';
import { Station } from '../../lines/station.tsx';
import { UprightStops } from '../../lines/upright-stops.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Spread, Text } from '../../ui/layout/box.tsx';
import { cell } from '../../ui/layout/cell.ts';
import { lookOf } from '../../ui/layout/look.ts';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './whistleblower.module.css';

interface ProtectionProps {
  texts: WhistleblowerPage['protected'];
  retaliation: WhistleblowerPage['retaliation'];
}

/** A line that comes in from the right edge of the page and ends at a buffer stop. */
function Buffer() {
  return (
    <svg
      className={lookOf({ place: 'cover' })}
      width="100%"
      height="100%"
      overflow="visible"
      pointerEvents="none"
      aria-hidden="true"
    >
      <svg x="74%" y="50%" overflow="visible" strokeWidth="4" aria-hidden="true">
        <path d="M0 0H3000" stroke="var(--rest)" />
        <path d="M0-12V12" stroke="var(--bone)" />
      </svg>
    </svg>
  );
}

/** Who is protected, as stations of two lines; what is forbidden against them, as lines that end. */
export function Protection({ texts, retaliation }: ProtectionProps) {
  return (
    <Section before={9} clip labelledBy="protected">
      <Frame grid>
        <Heading level={2} size="h2" id="protected" at={[1, 7]}>
          {texts.heading}
        </Heading>
        <Box as="p" before={5} at={[8, 13]}>
          {texts.condition}
        </Box>
        {texts.groups.map(({ title, items }, index) => (
          <Box key={title} before={7} className={clsx(index === 0 ? cell(1, 7) : cell(8, 13))}>
            <Heading level={3} size="h4" tone="mute" weight="regular" pad={4} voice="small">
              {title}
            </Heading>
            {index === 0 ? (
              <UprightStops items={items} />
            ) : (
              <ul>
                {items.map((item) => (
                  <Spread key={item} as="li" size="name" gap={4} pad={2}>
                    <Station state="dotted" />
                    <Text wrap="balance" flex="grow">
                      {item}
                    </Text>
                  </Spread>
                ))}
              </ul>
            )}
          </Box>
        ))}
      </Frame>
      <Frame grid before={9}>
        <Box at={[1, 5]}>
          <Heading level={2} size="h3">
            {retaliation.heading}
          </Heading>
          <Box as="p" measure="narrow" before={5}>
            {retaliation.text}
          </Box>
          <Box as="p" measure="narrow" pad={4}>
            {retaliation.remedy}
          </Box>
        </Box>
        <Box as="ul" at={[6, 13]}>
          {retaliation.items.map((item) => (
            <Text
              key={item}
              as="li"
              size="name"
              weight="regular"
              wrap="balance"
              place="relative"
              pad={4}
              className={styles.end}
            >
              <Buffer />
              {item}
            </Text>
          ))}
        </Box>
      </Frame>
    </Section>
  );
}
