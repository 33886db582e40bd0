import { clsx } from 'clsx';
import { OpeningActions } from '#blocks/opening/opening-actions.tsx';
import { withNoBreaks } from '#content/no-break.ts';
import type { CallToActionContent } from '#content/queries/ask-query.ts';
import { LineGlyph } from '#drawings/lines/line-glyph.tsx';
import { Lines } from '#drawings/lines/lines.tsx';
import { RailStops, Station } from '#drawings/lines/station.tsx';
import { STROKE_STYLES } from '#drawings/lines/strokes.ts';
import { rails as all, type Rail, railOf, shortName } from '#tariff/rails.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Spread, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { Frame, Section } from '#ui/section/section.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { series } from '#words/formats.ts';
import { t } from '#words/words.ts';
import styles from './parts-opening.module.css';

/** A part as the index and the map show it. */
interface Entry {
  readonly anchor: string;
  readonly label: string;
  readonly summary: string;
  readonly rails: readonly Rail[];
}

interface OpeningProps {
  /** The accessible name of the map. */
  label: string;
  parts: readonly Entry[];
  id: string;
  heading: string;
  lead: string;
  actions: CallToActionContent;
}

/**
 * The distance of the first lane from the top of the map, and of lanes from each other, in px; as
 * in the style sheet.
 */
const TOP = 40;
const STEP = 34;

/** The short names of the rails, each in a gap of its lane, before the first station. */
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
      {all()
        .toReversed()
        .map((rail, lane) => {
          const { stroke } = railOf(rail);
          // Grey text needs more contrast than a grey line.
          const fill = stroke === 'double' ? 'var(--mute)' : STROKE_STYLES[stroke].colour;
          return (
            <text key={rail} y={TOP + STEP * lane + 4} fill={fill}>
              {shortName(rail)}
            </text>
          );
        })}
    </Drawing>
  );
}

/**
 * The page's heading above its map: the lanes of the rails, a station for each part, and a ring on
 * each rail that the part uses.
 */
export function PartsOpening({ id, heading, lead, actions, label, parts }: OpeningProps) {
  return (
    <Section labelledBy={id}>
      <Frame grid pad={6}>
        <Heading level={1} size="title" id={id} at={[1, 13]}>
          {heading}
        </Heading>
        <Text size="lead" at={[1, 7]} tablet={[1, 9]}>
          {lead}
        </Text>
        <OpeningActions actions={actions} before={5} self="bottom" at={[8, 13]} tablet={[1, 13]} />
      </Frame>
      <Frame grid strip>
        <Lines shape="lanes" to="right" className={styles.lanes} />
        <Names />
        <Box.nav aria-label={label} at={[2, 12]} tablet={[1, 12]}>
          <ol className={styles.stations}>
            {parts.map(({ anchor, label: name, summary, rails }) => (
              <li key={anchor}>
                <a
                  href={`#${anchor}`}
                  className={clsx(
                    styles.station,
                    lookOf({ place: 'relative', block: true, pad: 3 }),
                  )}
                >
                  {all().map((rail, index) =>
                    rails.includes(rail) ? (
                      <Station key={rail} rail={index} shown="wide" className={styles.ring} />
                    ) : null,
                  )}
                  {rails.length === 0 ? (
                    <Station rail={0} state="dotted" shown="wide" className={styles.apart} />
                  ) : null}
                  <RailStops rails={rails} shown="phone" className={styles.ring} />
                  <LineGlyph used={rails} className={styles.glyph} />
                  <Text.b size="name" wrap="balance" block>
                    {name}
                  </Text.b>
                  <Text.span size="small" tone="mute" block before={1}>
                    {withNoBreaks(summary)}
                  </Text.span>
                </a>
                <VisuallyHidden>{series(rails.map(shortName))}</VisuallyHidden>
              </li>
            ))}
          </ol>
        </Box.nav>
      </Frame>
    </Section>
  );
}

/** The page's index on a wide screen, visible while one of the parts is in view. */
export function PartsIndex({ parts }: { parts: readonly Pick<Entry, 'anchor' | 'label'>[] }) {
  return (
    <nav
      aria-label={t('docs.contents')}
      data-index=""
      className={clsx(styles.bar, lookOf({ shown: 'wide' }))}
    >
      <Frame>
        <Spread.ol>
          {parts.map(({ anchor, label }) => (
            <Text.li key={anchor} size="least" tone="mute" className={styles.stop}>
              <a
                href={`#${anchor}`}
                className={clsx(styles.link, lookOf({ items: 'middle', flow: 'spread' }))}
              >
                <Station className={styles.lit} />
                {label}
              </a>
            </Text.li>
          ))}
        </Spread.ol>
      </Frame>
    </nav>
  );
}
