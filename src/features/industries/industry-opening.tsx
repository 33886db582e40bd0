import { clsx } from 'clsx';
import type { IndustriesContent } from '#content/queries/industries-query.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Stands, Station } from '#drawings/lines/station.tsx';
import { RAILS } from '#tariff/rails.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { Frame, Section } from '#ui/section/section.tsx';
import styles from './industries.module.css';
import { WORDS } from './industry-words.ts';

/** From the top of the map, as in the style sheet. */
const LANES = [
  { name: 'SEPA Instant', y: 40, colour: 'var(--lamp)' },
  { name: 'SEPA', y: 74, colour: 'var(--bone)' },
  { name: 'SWIFT', y: 108, colour: 'var(--mute)' },
] as const;

/** The lanes' names, each in a gap of its line. */
function Names() {
  return (
    <Drawing
      size="least"
      place="absolute"
      shown="tabletUp"
      at={[1]}
      width="1"
      stroke="var(--page)"
      strokeWidth="14"
      paintOrder="stroke"
    >
      {LANES.map(({ name, y, colour }) => (
        <text key={name} y={y + 4} fill={colour}>
          {name}
        </text>
      ))}
    </Drawing>
  );
}

/** The page's name over the strip map: three lines, six stations, a ring on each line that is used. */
export function IndustriesOpening({ heading, lead, industries }: IndustriesContent) {
  return (
    <Section labelledBy="industries">
      <Frame grid pad={8}>
        <Heading level={1} size="display" id="industries" at={[1, 13]}>
          {heading}
        </Heading>
        <Text size="lead" before={5} at={[1, 7]} tablet={[1, 9]}>
          {lead}
        </Text>
      </Frame>
      <Frame grid strip>
        <Lines shape="lanes" turn="right" className={styles.lanes} />
        <Names />
        <Box.nav aria-label={WORDS.index} at={[2, 12]} tablet={[3, 12]}>
          <ol className={styles.stations}>
            {industries.map(({ anchor, label, summary, rails }) => (
              <li key={anchor}>
                <a
                  href={`#${anchor}`}
                  className={clsx(
                    styles.station,
                    lookOf({ place: 'relative', block: true, pad: 3 }),
                  )}
                >
                  {RAILS.map((rail, index) =>
                    rails.includes(rail) ? (
                      <Station key={rail} rail={index} shown="tabletUp" className={styles.ring} />
                    ) : null,
                  )}
                  <Stands rails={rails} shown="phone" className={styles.ring} />
                  <Text.b size="name" wrap="balance" block>
                    {label}
                  </Text.b>
                  <Text.span size="small" tone="mute" block before={1} className={styles.summary}>
                    {summary}
                  </Text.span>
                </a>
              </li>
            ))}
          </ol>
        </Box.nav>
      </Frame>
    </Section>
  );
}
