import type { AboutPage } from '#content/schemas/about-schema.ts';
import { Station } from '#drawings/lines/station.tsx';
import { Drawing, Positioned } from '#ui/drawing/drawing.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { TitledText } from '#ui/heading/titled-text.tsx';
import { Box, Inline, Split, Text } from '#ui/layout/box.tsx';
import { MoreLink } from '#ui/link/link.tsx';
import { Section } from '#ui/section/section.tsx';
import styles from './company-money.module.css';

/**
 * To the left of this x the three lines run side by side; to the right each comes from its column.
 */
const JOINT = 120;
const HEIGHT = 140;
const FOOT = HEIGHT - 30;

/** The lines of the second and the third column: where each meets the capsule, and its level. */
const FURTHER = [
  { x: 27, y: 48 },
  { x: 45, y: 66 },
];

/** Lines from the foot of each column to one capsule on the left. */
function Meeting({ columns }: { columns: number }) {
  const further = FURTHER.slice(0, columns - 1);
  const turns = further.map(({ x, y }) => {
    const turn = 88 - y;
    return `M${x} ${FOOT}V88a${turn} ${turn} 0 0 1 ${turn}-${turn}H${JOINT}`;
  });
  return (
    <Drawing shown="tabletUp" height={HEIGHT} fill="none" stroke="var(--bone)" strokeWidth="4">
      <path d={`M9 0V${FOOT}${turns.join('')}`} />
      <svg x={JOINT} width="100%" aria-hidden="true">
        {further.map(({ y }, index) => (
          <Positioned key={y} x={`${((index + 1) * 100) / 3}%`}>
            <path d={`M${9 - JOINT} 0V${y - 36}a36 36 0 0 1-36 36H-1600`} />
          </Positioned>
        ))}
      </svg>
      <rect
        x="-2"
        y={FOOT}
        width={22 + 18 * further.length}
        height="22"
        rx="11"
        fill="var(--page)"
      />
    </Drawing>
  );
}

/** How we make money: each source is a line, and the lines meet in one capsule. */
export function Money({ texts }: { texts: AboutPage['money'] }) {
  return (
    <Section before={9} labelledBy="money" framed>
      <Inline spread gap={5} items="bottom">
        <Heading size="section" id="money">
          {texts.heading}
        </Heading>
        <Text size="lead" measure="narrow" before={0}>
          {texts.lead}
        </Text>
      </Inline>
      <Split.ul of={3} before={8}>
        {texts.items.map(({ title, text, link }) => (
          <Box.li key={title} place="relative" className={styles.source}>
            <Station place="absolute" className={styles.ring} />
            <TitledText title={title} text={text} look={{ pad: 3 }} />
            <MoreLink to={link} />
          </Box.li>
        ))}
      </Split.ul>
      <Meeting columns={texts.items.length} />
      <Text
        size="large"
        tone="bone"
        wrap="balance"
        place="relative"
        measure="narrow"
        className={styles.outro}
      >
        <Station span="all" place="absolute" shown="phone" className={styles.joint} />
        {texts.outro}
      </Text>
    </Section>
  );
}
