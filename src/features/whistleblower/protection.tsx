import type { WhistleblowerPage } from '#content/schemas/whistleblower-schema.ts';
import { Station } from '#drawings/lines/station.tsx';
import { UprightStops } from '#drawings/lines/upright-stops.tsx';
import { Drawing, Positioned } from '#ui/drawing/drawing.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Text } from '#ui/layout/box.tsx';
import { RowList } from '#ui/row-list/row-list.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import styles from './whistleblower.module.css';

interface ProtectionProps {
  texts: WhistleblowerPage['protected'];
  retaliation: WhistleblowerPage['retaliation'];
}

/** A line that comes in from the right edge of the page and ends at a buffer stop. */
function Buffer() {
  return (
    <Drawing cover>
      <Positioned x="74%" y="50%" strokeWidth="4">
        <path d="M0 0H3000" stroke="var(--rest)" />
        <path d="M0-12V12" stroke="var(--bone)" />
      </Positioned>
    </Drawing>
  );
}

/**
 * The people protected, in two groups, and the forbidden retaliation, each as a line that ends at a
 * buffer stop.
 */
export function Protection({ texts, retaliation }: ProtectionProps) {
  const dotted = <Station state="dotted" />;
  return (
    <Section before={9} clip labelledBy="protected">
      <Frame grid>
        <Heading size="section" id="protected" at={[1, 7]}>
          {texts.heading}
        </Heading>
        <Text before={5} at={[8, 13]}>
          {texts.condition}
        </Text>
        {texts.groups.map(({ title, items }, index) => (
          <Box key={title} before={7} at={index === 0 ? [1, 7] : [8, 13]}>
            <Heading size="small" tone="mute" weight="regular" pad={4}>
              {title}
            </Heading>
            {index === 0 ? (
              <UprightStops items={items} />
            ) : (
              <RowList items={items} mark={dotted} row={{ pad: 2 }} size="name" wrap="balance" />
            )}
          </Box>
        ))}
      </Frame>
      <Frame grid before={9}>
        <Box at={[1, 5]}>
          <Heading size="subsection">{retaliation.heading}</Heading>
          <Text measure="narrow" before={5}>
            {retaliation.text}
          </Text>
          <Text measure="narrow" pad={4}>
            {retaliation.remedy}
          </Text>
        </Box>
        <Text.ul size="name" weight="regular" wrap="balance" at={[6, 13]}>
          {retaliation.items.map((item) => (
            <Box.li key={item} place="relative" pad={4} className={styles.end}>
              <Buffer />
              {item}
            </Box.li>
          ))}
        </Text.ul>
      </Frame>
    </Section>
  );
}
