import { clsx } from 'clsx';
import { PhoneDisclosure } from '#blocks/parts/phone-disclosure.tsx';
import type { HomeContent } from '#content/queries/home-query.ts';
import { IbanPlates } from '#drawings/iban-plates/iban-plates.tsx';
import { Lines } from '#drawings/lines/lines.tsx';
import { RailStops } from '#drawings/lines/station.tsx';
import { isLit, liveSeconds } from '#tariff/rails.ts';
import { Breakable } from '#ui/breakable/breakable.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { keyAt } from '#ui/key-at.ts';
import { Box, Inline, Subgrid, Text } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import { MoreLink } from '#ui/link/link.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { SectionHead } from '#ui/section/section-head.tsx';
import { t } from '#words/words.ts';
import home from './home.module.css';
import styles from './home-rails.module.css';

/**
 * The columns of up to four stops, of the lane's ten; on the lit line they are to scale from a
 * tablet on.
 */
const EVEN: readonly Look[] = [
  { at: [1, 4], tablet: [1, 3] },
  { at: [4, 6], tablet: [3, 5] },
  { at: [6, 8], tablet: [5, 8] },
  { at: [8, 11] },
];
/** The same for correspondent banks, whose places are the longest words on a tablet. */
const BANKS: readonly Look[] = [
  { at: [1, 4], tablet: [1, 3] },
  { at: [4, 6], tablet: [3, 6] },
  { at: [6, 8], tablet: [6, 9] },
  { at: [8, 11], tablet: [9, 11] },
];

/**
 * The positions of the lit line's stops in percent, as in home-rails.module.css, at which they are
 * drawn to scale from a tablet on.
 */
export const SECONDS = [0, 12, 34, 100];

const toScale = (stations: readonly { readonly at: string }[]) =>
  stations.length === SECONDS.length &&
  stations.every(
    ({ at }, index) =>
      Math.round((Number.parseFloat(at) / (liveSeconds() ?? Number.NaN)) * 100) === SECONDS[index],
  );

/**
 * The timetable of one rail: its description, its execution time, and the stops of an example
 * payment.
 */
export function Lane({ lane }: { lane: NonNullable<HomeContent['rails']>['lanes'][number] }) {
  const { rail, name, note, figure, unit, caption, uetr, stations } = lane;
  const isInWords = /^\p{L}/u.test(figure);
  // A payment with a UETR passes through correspondent banks.
  const places = uetr ? BANKS : EVEN;
  const stops = (
    <Subgrid.ol
      place="relative"
      phone="block"
      items="top"
      at={[1, 11]}
      className={clsx(isLit([rail]) && toScale(stations) && styles.seconds)}
    >
      {stations.map(({ at, label, state }, index) => (
        <Text.li
          key={keyAt(index, at)}
          size="fine"
          wrap="balance"
          place="relative"
          {...places[index]}
          className={styles.stop}
        >
          <RailStops rails={[rail]} state={state === 'done' ? 'ring' : state} />
          <Text.b size="name" tabular block>
            {at}
          </Text.b>{' '}
          <span>{label}</span>
        </Text.li>
      ))}
    </Subgrid.ol>
  );
  return (
    <Subgrid phone="block" at={[2, 12]} className={styles.lane}>
      <Subgrid items="bottom" at={[1, 11]} className={styles.head}>
        <Heading level={3} size="subsection" at={[1, 4]}>
          {name}
        </Heading>
        <Text
          size="fine"
          tone="mute"
          wrap="balance"
          measure="narrow"
          phoneOrder="last"
          at={[4, 8]}
          tablet={[1, 8]}
        >
          {note}
          {uetr ? (
            <Text.code tone="text" block before={1} shown="tabletUp">
              {/* Firefox does not break after a hyphen here by itself */}
              <Breakable text={uetr} at={/(?<=-)/} />
            </Text.code>
          ) : null}
        </Text>
        <Text.div
          size={isInWords ? 'amount' : 'figure'}
          wrap={isInWords ? 'balance' : 'none'}
          at={[8, 11]}
          className={isInWords ? styles.words : styles.figure}
        >
          {figure}
          <Text.small tone="mute" weight="regular" className={styles.unit}>
            {' '}
            {unit} <Box.span block>{caption}</Box.span>
          </Text.small>
        </Text.div>
      </Subgrid>
      {isLit([rail]) ? (
        stops
      ) : (
        <PhoneDisclosure summary={`${name}, ${t('ui.byStop')}`} className={styles.folded}>
          {stops}
        </PhoneDisclosure>
      )}
    </Subgrid>
  );
}

/**
 * The rails: one IBAN, then a lane for each rail with its hours, execution time and the stops of a
 * payment.
 */
export function Rails({ texts }: { texts: NonNullable<HomeContent['rails']> }) {
  const { heading, lead, lanes, link, example } = texts;
  return (
    <Section labelledBy="rails">
      <Frame grid strip pad={8}>
        <Lines light />
        <SectionHead id="rails" heading={heading} lead={lead} measure="text" at={[2, 7]} />
        <IbanPlates self="bottom" shown="tabletUp" at={[8, 13]} className={home.below} />
      </Frame>
      <Frame grid strip className={styles.lanes}>
        <Lines shape="lanes" to="right" className={styles.lines} />
        {lanes.map((lane) => (
          <Lane key={lane.rail} lane={lane} />
        ))}
      </Frame>
      <Frame grid strip>
        <Lines from="right" />
        <Inline gap={5} before={5} at={[2, 12]}>
          <MoreLink to={link} />
          <Text size="small" tone="mute">
            {example}
          </Text>
        </Inline>
      </Frame>
    </Section>
  );
}
