import { clsx } from 'clsx';
import filter from '#blocks/board/board-filter.module.css';
import type { CareersPage } from '#content/schemas/careers-page-schema.ts';
import { stands } from '#drawings/lines/stands.ts';
import { Station } from '#drawings/lines/station.tsx';
import { Choice } from '#ui/choice/choice.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Split, Text } from '#ui/layout/box.tsx';
import { Row, RowLink } from '#ui/row/row.tsx';
import { Section } from '#ui/section/section.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import styles from './careers.module.css';
import { PlaceTracks } from './place-tracks.tsx';
import { answersTo, filters, type Places, payText, placesText, type Seat } from './seats.ts';

interface SeatBoardProps {
  texts: Pick<CareersPage, 'teams' | 'places' | 'empty'>;
  positions: readonly Seat[];
}

const ALL = { value: 'all', label: 'All' } as const;

interface SeatRowProps extends Seat {
  places: Places;
  /** The values of the filters that leave it in view. */
  answers: string;
}

/** A seat on the board, with its rings on the tracks of its places. */
function SeatRow({ id, data, places, answers }: SeatRowProps) {
  const names = places.map(({ name }) => name);
  const facts = [
    { name: 'Team', value: data.team, tone: 'text', more: data.type },
    { name: 'Pay', value: payText(data), tone: 'bone', more: 'a year' },
  ] as const;
  return (
    <Row of={3} items="middle" pad={5} className={styles.entry} data-in={answers}>
      <div>
        <h3 className={styles.role}>
          <RowLink href={`/careers/${id}`}>{data.title}</RowLink>
        </h3>
        <Text size="small" tone="mute" before={2}>
          {placesText(data.places, places)}
        </Text>
      </div>
      <Text.div size="small" tone="mute" tabular className={styles.pair}>
        {facts.map(({ name, value, tone, more }) => (
          <p key={name}>
            <VisuallyHidden>{name}: </VisuallyHidden>
            <Text.span tone={tone} block>
              {value}
            </Text.span>{' '}
            {more}
          </p>
        ))}
      </Text.div>
      {stands(data.places, names).map(({ first, span }) => (
        <Station key={first} rail={first} span={span} />
      ))}
    </Row>
  );
}

/** The filters, the heads of the columns, a row for each seat. */
function Seats({ texts, positions }: SeatBoardProps) {
  const places = texts.places.items;
  const data = positions.map((position) => position.data);
  const offered = filters(texts.teams, places, data);
  const choice = { defaultValue: ALL.value };
  return (
    <>
      <Split of={3}>
        <Inline gap={5} pad={5} at={[1, 3]}>
          <Choice
            legend="Team"
            name="team"
            {...choice}
            options={[ALL, ...offered.teams]}
            className={styles.teams}
          />
          <Choice legend="Place" name="place" {...choice} options={[ALL, ...offered.places]} />
        </Inline>
      </Split>
      <Split
        of={3}
        size="small"
        tone="mute"
        place="above"
        pad={3}
        rule="end"
        shown="tabletUp"
        aria-hidden="true"
      >
        <span>Role</span>
        <span className={clsx(styles.pair, styles.heads)}>
          <span>Team</span>
          <span>Pay</span>
        </span>
        <Text.span items="top" size="least" tone="text" className={styles.names}>
          {places.map(({ name }) => (
            <Text.span key={name} wrap="none" className={styles.name}>
              {name}
            </Text.span>
          ))}
        </Text.span>
      </Split>
      <ul>
        {positions.map((seat) => (
          <SeatRow
            key={seat.id}
            {...seat}
            places={places}
            answers={answersTo(offered, seat.data)}
          />
        ))}
      </ul>
      <div role="status">
        {offered.vacant.map(({ team, place }) => {
          const pair = `${team.value} ${place.value}`;
          return (
            <Text key={pair} size="lead" tone="bone" pad={7} data-in={pair} data-not-all="">
              No position in {team.label}, {place.label} at present.
            </Text>
          );
        })}
      </div>
    </>
  );
}

/** The seats as a departure board. The filters are radios that the style sheet reads: no script. */
export function SeatBoard({ texts, positions }: SeatBoardProps) {
  const places = texts.places.items.length;
  return (
    <Section strip labelledBy="board">
      <Box place="relative" className={filter.filtered} data-places={places}>
        <PlaceTracks places={places} begin />
        <VisuallyHidden>
          <Heading level={2} size="h4" id="board">
            Open positions
          </Heading>
        </VisuallyHidden>
        {positions.length > 0 ? (
          <Seats texts={texts} positions={positions} />
        ) : (
          <Text size="entry" pad={8}>
            {texts.empty}
          </Text>
        )}
      </Box>
    </Section>
  );
}
