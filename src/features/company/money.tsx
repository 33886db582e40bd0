import { clsx } from 'clsx';
import type { AboutPage } from '../../content/schemas/about.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Inline, Split, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './company.module.css';

/** Left of this the three lines stand side by side; right of it they come from their columns. */
const JOINT = 120;
const HEIGHT = 140;

/** From the foot of each column to one capsule at the left, the furthest on the outside. */
function Meeting() {
  return (
    <svg
      className={lookOf({ shown: 'tabletUp' })}
      width="100%"
      height={HEIGHT}
      fill="none"
      stroke="var(--bone)"
      strokeWidth="4"
      overflow="visible"
      aria-hidden="true"
    >
      <path
        d={`M9 0V${HEIGHT - 30}M27 ${HEIGHT - 30}V88a40 40 0 0 1 40-40H${JOINT}M45 ${HEIGHT - 30}V88a22 22 0 0 1 22-22H${JOINT}`}
      />
      <svg x={JOINT} width="100%" aria-hidden="true">
        {[48, 66].map((y, index) => (
          <svg key={y} x={`${((index + 1) * 100) / 3}%`} overflow="visible" aria-hidden="true">
            <path d={`M${9 - JOINT} 0V${y - 36}a36 36 0 0 1-36 36H-1600`} />
          </svg>
        ))}
      </svg>
      <rect x="-2" y={HEIGHT - 30} width="58" height="22" rx="11" fill="var(--page)" />
    </svg>
  );
}

/** How we make money: each source is a line, and the lines meet in one capsule. */
export function Money({ texts }: { texts: AboutPage['money'] }) {
  return (
    <Section before={9} labelledBy="money">
      <Frame>
        <Inline spread gap={5} items="bottom">
          <Heading level={2} size="h2" id="money">
            {texts.heading}
          </Heading>
          <Text size="lead" measure="narrow">
            {texts.lead}
          </Text>
        </Inline>
        <Split as="ul" of={3} before={8}>
          {texts.items.map(({ title, text: about, link }) => (
            <li key={title} className={styles.source}>
              <Station className={styles.ring} />
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <Box as="p" pad={3}>
                {about}
              </Box>
              {link ? (
                <Link href={link.href} variant="more">
                  {link.label}
                </Link>
              ) : null}
            </li>
          ))}
        </Split>
        <Meeting />
        <Text
          size="large"
          tone="bone"
          wrap="balance"
          place="relative"
          measure="narrow"
          className={styles.outro}
        >
          <Station
            span={3}
            className={clsx(styles.joint, lookOf({ place: 'absolute', shown: 'phone' }))}
          />
          {texts.outro}
        </Text>
      </Frame>
    </Section>
  );
}
